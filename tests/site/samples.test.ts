import {describe, expect, test} from 'vitest';
import {readPages} from '../../scripts/samples/completeness/readPages';
import {isSampleMeta, parseMeta} from '../../src/remark/samples/parseMeta';
import type {ScannedFence} from '../../src/remark/samples/scanFences';
import {docPages, type BuiltPage} from './builtSite';

interface SourcePage {
  built: BuiltPage;
  /** Sample fences of an MDX source. */
  fences: ScannedFence[];
}

/** Pages with samples whose built file has the name of the source. Partials have no built file. */
const sources: SourcePage[] = readPages(process.cwd()).flatMap(({pagePath, fences}) => {
  const file = pagePath.replace(/^versioned_docs\/version-/, 'docs/').replace(/\.mdx?$/, '.html');
  const built = docPages.find((page) => page.file === file);
  const samples = fences.filter(({meta}) => isSampleMeta(meta));
  return built && samples.length > 0 ? [{built, fences: samples}] : [];
});

function findPagesWhere(isWrong: (page: SourcePage) => boolean): string[] {
  return sources.filter(isWrong).map(({built}) => built.file);
}

const countLabels = ({root}: BuiltPage): number =>
  root.querySelectorAll('summary').filter(({text}) => /^(?:Requests this sends \(\d+\)|What this returns)$/.test(text))
    .length;

describe('samples in built pages', () => {
  test('both versions have pages with samples', () => {
    expect(sources.some(({built}) => built.file.startsWith('docs/1.x/'))).toBe(true);
    expect(sources.some(({built}) => !built.file.startsWith('docs/1.x/'))).toBe(true);
  });

  test('a page with samples has one "Checked with" line', () => {
    expect(findPagesWhere(({built}) => !/checked with .*@openapi-qraft\/react \d/i.test(built.root.text))).toEqual([]);
  });

  test('each block with the `record` attribute is followed by its recorded requests', () => {
    const asked = (fences: ScannedFence[]): number =>
      fences.filter(({meta}) => parseMeta(meta).attributes.record !== undefined).length;
    expect(sources.some(({fences}) => asked(fences) > 0)).toBe(true);
    expect(findPagesWhere(({built, fences}) => countLabels(built) !== asked(fences))).toEqual([]);
  });

  test('signatures are highlighted', () => {
    const signatures = sources.flatMap(({built}) => built.root.querySelectorAll('div.language-signature'));
    expect(signatures.length).toBeGreaterThan(0);
    expect(signatures.filter((block) => !/class="?c-/.test(block.outerHTML)).length).toBe(0);
  });

  test('no marker and no magic comment is left in the text', () => {
    expect(
      findPagesWhere(({built}) => /@ts-expect-error|#region|#endregion|sample-error-next-line/.test(built.root.text)),
    ).toEqual([]);
  });
});
