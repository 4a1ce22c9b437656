// cspell:ignore descripton tilte
import {resolve} from 'node:path';
import {describe, expect, test} from 'vitest';
import {collectFrontMatterProblems, parseStrictFrontMatter} from './frontMatter';

const good = {
  title: 'useQuery()',
  description: 'Read data in a component and keep it fresh with the typed useQuery hook of an operation.',
};

describe('front matter', () => {
  test('accepts a page with title and description', () => {
    expect(collectFrontMatterProblems(good)).toEqual([]);
  });

  test('accepts the optional fields in their right form', () => {
    const page = {...good, since: '2.11.0', keywords: ['polling', 'abort'], sidebar_label: 'useQuery', slug: '/x'};
    expect(collectFrontMatterProblems({...page, pagination_next: null, toc_max_heading_level: 3})).toEqual([]);
  });

  test.each([
    [{title: undefined}, '"title" is undefined: write a title.'],
    [{description: 'Too short.'}, '"description" is "Too short." (10 characters): write one sentence of 50 to 160'],
    [{description: 'x'.repeat(161)}, '(161 characters): write one sentence of 50 to 160 characters.'],
    [{since: 2.6}, `"since" is 2.6: write a version in quotes, such as '2.6.0'.`],
    [{since: 'v2.6'}, '"since" is "v2.6"'],
    [{since: '2.6'}, '"since" is "2.6"'],
    [{keywords: 'polling, abort'}, '"keywords" is "polling, abort" (14 characters): write a list of words'],
    [{keywords: []}, '"keywords" is []'],
    [
      {migration_samples: 'app/App.tsx'},
      'write a list of files below samples/*/src/migration, such as [app/BookPage.tsx]',
    ],
    [{hide_title: 'yes'}, '"hide_title" is "yes" (3 characters): write true or false.'],
    [{toc_max_heading_level: 9}, '"toc_max_heading_level" is 9: write a heading level from 2 to 6.'],
    [{slug: 'a b'}, '"slug" is "a b"'],
    [{descripton: 'x'}, '"descripton" is not a known field. Did you mean "description"?'],
    [{sidebarLabel: 'x'}, '"sidebarLabel" is not a known field. Did you mean "sidebar_label"?'],
  ])('refuses %j', (fields, sentence) => {
    const problems = collectFrontMatterProblems({...good, ...fields});
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(sentence);
  });

  test('names a required field that is missing', () => {
    expect(collectFrontMatterProblems({})).toEqual([
      '"title" is missing: write a title.',
      '"description" is missing: write one sentence of 50 to 160 characters.',
    ]);
  });

  const parse = (path: string, frontMatter: Record<string, unknown>) =>
    parseStrictFrontMatter({
      filePath: resolve(__dirname, '../..', path),
      fileContent: '',
      defaultParseFrontMatter: () => Promise.resolve({frontMatter, content: ''}),
    });

  test.each(['docs/hooks/useQuery.mdx', 'versioned_docs/version-1.x/hooks/useQuery.mdx'])(
    'names the page in the error: %s',
    async (path) => {
      await expect(parse(path, {...good, tilte: 'x'})).rejects.toMatchObject({
        message: `The front matter of ${path} is not valid:\n- "tilte" is not a known field. Did you mean "title"?`,
      });
    },
  );

  test.each(['src/pages/about.mdx', 'docs/_partials/install.mdx', 'docs/hooks/_options.mdx'])(
    'leaves %s alone, because it is not a page of the docs',
    async (path) => {
      await expect(parse(path, {anything: 1})).resolves.toMatchObject({frontMatter: {anything: 1}});
    },
  );
});
