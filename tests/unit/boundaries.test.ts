import {resolve} from 'node:path';
import {ESLint} from 'eslint';
import {describe, expect, test} from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const eslint = new ESLint({cwd: root});

/** What the boundaries of the real configuration say about one import in a file of that name. */
async function checkImport(file: string, source: string): Promise<string[]> {
  const {rules} = (await eslint.calculateConfigForFile(resolve(root, file))) as {rules: Record<string, unknown>};
  const rule = rules['no-restricted-imports'] as [number, ...unknown[]] | undefined;
  if (!rule) return [];
  const checker = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: [{files: ['**/*.js'], rules: {'no-restricted-imports': rule as never}}],
  });
  const [result] = await checker.lintText(`import ${JSON.stringify(source)};`, {filePath: 'import.js'});
  return result?.messages.map(({message}) => message) ?? [];
}

describe('nothing imports upwards', () => {
  test.each([
    ['src/components/CopyButton/index.tsx', '@site/src/theme/SearchBar', 'Components do not import from src/theme'],
    ['src/components/CopyButton/index.tsx', '../../theme/SearchBar', 'Components do not import from src/theme'],
    [
      'src/components/CopyButton/index.tsx',
      '@site/src/search/ui/SearchForm',
      'Components do not import from src/theme',
    ],
    ['src/hooks/useDocPath.ts', '@site/src/components/DocLink', 'Hooks do not import from components'],
    ['src/hooks/useDocPath.ts', '../components/DocLink', 'Hooks do not import from components'],
    ['src/config/frontMatter.ts', '../plugins/version-diff', 'src/config imports from src/lib only'],
    ['src/config/hostedSearch.ts', '../search/shared/constants', 'src/config imports from src/lib only'],
    ['src/config/site.ts', '@site/src/components/DocLink', 'src/config imports from src/lib only'],
    ['src/lib/formatJson.ts', '../theme/Error', 'src/lib is at the bottom'],
    ['src/lib/colorCode/colorLines.ts', '../../config/site', 'src/lib is at the bottom'],
    ['src/lib/docsPages.ts', '../search/shared/tags', 'src/lib is at the bottom'],
    ['src/search/shared/record.ts', '../engine', 'search/shared is used by all parts'],
    ['src/search/shared/record.ts', '@site/src/search/transport/requester', 'search/shared is used by all parts'],
    ['src/search/shared/record.ts', '@site/src/search/ui/SearchForm', 'search/shared is used by all parts'],
    ['src/search/engine/rank.ts', 'react', 'search/engine is pure'],
    ['src/search/engine/rank.ts', 'node:fs', 'search/engine is pure'],
    ['src/search/engine/rank.ts', '../plugin/buildRecords', 'search/engine is pure'],
    ['src/search/engine/rank.ts', '@site/src/lib/formatJson', 'search/engine is pure'],
    ['src/search/engine/rank.ts', './../transport/worker', 'search/engine is pure'],
    ['samples/v2/src/hooks/useQuery/BookPage.tsx', '@site/src/lib/formatJson', 'imports nothing of the site'],
    ['samples/v2/src/hooks/useQuery/BookPage.tsx', '@docusaurus/Link', 'imports nothing of the site'],
    ['samples/v1/testing/recordSample.ts', '../../../src/lib/formatJson', 'imports nothing of the site'],
  ])('%s may not import %s', async (file, source, reason) => {
    expect(await checkImport(file, source)).toEqual([expect.stringContaining(reason)]);
  });

  test.each([
    ['src/components/CopyButton/index.tsx', '@theme/Tabs'],
    ['src/components/CopyButton/index.tsx', '@site/src/lib/formatJson'],
    ['src/components/CopyButton/index.tsx', '@site/src/hooks/useDocPath'],
    ['src/config/frontMatter.ts', '../lib/nearestName'],
    ['src/lib/colorCode/colorLines.ts', './grammars'],
    ['src/theme/SearchBar/index.tsx', '@site/src/search/ui/SearchButton'],
    ['src/search/engine/rank.ts', './words'],
    ['src/search/engine/rank.ts', '../shared/record'],
    ['src/search/engine/rank.ts', 'minisearch'],
    ['src/search/transport/requester.ts', '../engine'],
    ['samples/v2/src/hooks/useQuery/BookPage.tsx', './api'],
    ['samples/v2/src/hooks/useQuery/BookPage.test.tsx', '../../../testing/recordSample'],
  ])('%s may import %s', async (file, source) => {
    expect(await checkImport(file, source)).toEqual([]);
  });
});
