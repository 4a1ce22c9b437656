import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {parseChanges} from '../../src/lib/changes';
import {BUILD_FOLDER, SITE_URL} from '../buildFolder';
import {builtFiles, docPages, findElements, versionOf, type BuiltPage} from './builtSite';

const read = (file: string): string => readFileSync(join(BUILD_FOLDER, file), 'utf8');
const withExtension = ({file}: BuiltPage, extension: string): string => file.replace(/\.html$/, extension);

/** Pages with a diff to 1.x, with the label of the control. */
const offering = docPages.filter(({root}) =>
  root.querySelectorAll('summary').some(({text}) => text.trim() === 'Changed since 1.x'),
);
const files = builtFiles.filter((file) => file.endsWith('.changes.md'));
const changedPages = offering.map((page) => ({page, changes: parseChanges(read(withExtension(page, '.changes.md')))}));

/** Code blocks in the Markdown of a page that have a language or a file name. */
const listBlocks = (markdown: string, mark: RegExp): string[] =>
  [...markdown.matchAll(/^```(.*)\n([^]*?)\n```$/gm)].flatMap(([, info = '', code = '']) =>
    mark.test(info) ? [code] : [],
  );
/** Normalizes whitespace and the name of the client. */
const normalize = (code: string): string =>
  code.replace(/(?<![\w$-])qraft(?![\w$-])/g, 'api').replace(/\s+|,(?=\s*[)\]}>])/g, '');

test('pages of 2.x have a diff to 1.x, pages of 1.x have none', () => {
  expect(offering.map(({file}) => file)).toContain('docs/hooks/useQuery.html');
  expect(offering.length).toBeGreaterThan(30);
  expect(offering.filter((page) => versionOf(page) !== '2.x').map(({file}) => file)).toEqual([]);
});

test('each of them links to its file, and every file belongs to a page', () => {
  const wrong = offering.filter((page) => findElements(page, 'a', {href: `${page.path}.changes.md`}).length !== 1);
  expect(wrong.map(({file}) => file)).toEqual([]);
  expect(offering.map((page) => withExtension(page, '.changes.md')).sort()).toEqual(files);
});

test('exactly the pages whose signature differs from 1.x have a diff', () => {
  const wrong = docPages.filter((page) => {
    const old = page.file.replace('docs/', 'docs/1.x/').replace(/\.html$/, '.md');
    if (versionOf(page) !== '2.x' || !builtFiles.includes(old)) return false;
    const [before] = listBlocks(read(old), /^signature/);
    const [after] = listBlocks(read(withExtension(page, '.md')), /^signature/);
    const isDifferent = before !== undefined && after !== undefined && normalize(before) !== normalize(after);
    const shown = changedPages.find((each) => each.page === page)?.changes ?? [];
    return shown.some(({title}) => title === 'Signature') !== isDifferent;
  });
  expect(wrong.map(({file}) => file)).toEqual([]);
});

test.each(['query-client/getMutationKey', 'query-client/getInfiniteQueryKey', 'migrating-to-openapi-qraft-v2'])(
  '%s has no diff',
  (page) => {
    expect(builtFiles).toContain(`docs/${page}.html`);
    expect(offering.map(({file}) => file)).not.toContain(`docs/${page}.html`);
  },
);

describe('each diff', () => {
  test('changes something', () => {
    const empty = changedPages.filter(
      ({changes}) => changes.length === 0 || !changes.every(({diff}) => /^[+-]/m.test(diff)),
    );
    expect(empty.map(({page}) => page.file)).toEqual([]);
  });

  test('leads from a signature of the 1.x page to one of the 2.x page', () => {
    const wrong = changedPages.flatMap(({page, changes}) => {
      const [after, before] = [page.file, page.file.replace('docs/', 'docs/1.x/')].map((file) =>
        listBlocks(read(file.replace(/\.html$/, '.md')), /^signature/),
      );
      return changes
        .filter(({title}) => !title.endsWith('(migration guide)'))
        .filter(({diff}) => {
          const [old, current] = ['+', '-'].map((sign) =>
            diff
              .split('\n')
              .flatMap((line) => (line.startsWith(sign) ? [] : [line.slice(2)]))
              .join('\n'),
          );
          return !before?.some((code) => normalize(code) === normalize(old ?? '')) || !after?.includes(current ?? '');
        })
        .map(({title}) => `${page.file}: ${title}`);
    });
    expect(wrong).toEqual([]);
  });
});

test('the Markdown of a page links to its diff in one line, and only if there is one', () => {
  const wrong = docPages.filter((page) => {
    const links = read(withExtension(page, '.md')).match(/^\[Changed since 1\.x\]\(.*\)$/gm) ?? [];
    const expected = offering.includes(page) ? [`[Changed since 1.x](${SITE_URL}${page.path}.changes.md)`] : [];
    return JSON.stringify(links) !== JSON.stringify(expected);
  });
  expect(wrong.map(({file}) => file)).toEqual([]);
});

test('the sitemap, llms.txt and search do not list the diff files', () => {
  const lists = builtFiles.filter((file) => /(?:^|\/)(?:llms\.txt|sitemap\.xml|search.*\.json)$/.test(file));
  expect(lists.length).toBeGreaterThan(4);
  expect(lists.filter((file) => /\.changes|Changed since/.test(read(file)))).toEqual([]);
});
