import {existsSync} from 'node:fs';
import {resolve} from 'node:path';
import {ESLint} from 'eslint';
import {describe, expect, test} from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const eslint = new ESLint({cwd: root});

/** Messages of the real ESLint configuration about one import in a file with the given path. */
async function checkImport(file: string, source: string): Promise<string[]> {
  if (!existsSync(resolve(root, file))) throw new Error(`${file} does not exist. Name another file of its folder.`);
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

describe('nothing imports from a higher layer', () => {
  test.each([
    [
      'src/components/HighlightedCode/index.tsx',
      '@site/src/theme/SearchBar',
      'Components do not import from src/theme',
    ],
    ['src/components/HighlightedCode/index.tsx', '../../theme/SearchBar', 'Components do not import from src/theme'],
    [
      'src/components/HighlightedCode/index.tsx',
      '@site/src/search/ui/SearchForm',
      'Components do not import from src/theme',
    ],
    ['src/components/RequestLog/index.tsx', '@site/src/live/LiveSample', 'Components do not import from src/theme'],
    ['src/live/LiveSample/index.tsx', '@site/src/theme/CodeBlock', 'src/live imports from src/components and below'],
    ['src/hooks/useDocPath.ts', '@site/src/components/DocLink', 'Hooks do not import from components'],
    ['src/hooks/useDocPath.ts', '../components/DocLink', 'Hooks do not import from components'],
    ['src/config/frontMatter.ts', '../plugins/built-pages', 'src/config imports from src/lib only'],
    ['src/config/hostedSearch.ts', '../search/shared/constants', 'src/config imports from src/lib only'],
    ['src/config/site.ts', '@site/src/components/DocLink', 'src/config imports from src/lib only'],
    ['src/lib/formatJson.ts', '../theme/Error', 'src/lib is at the bottom'],
    ['src/lib/colorCode/colorLines.ts', '../../config/site', 'src/lib is at the bottom'],
    ['src/lib/docsPages.ts', '../search/shared/tags', 'src/lib is at the bottom'],
    ['src/search/shared/record.ts', '../engine', 'search/shared is used by all parts'],
    ['src/search/shared/record.ts', '@site/src/search/transport/requester', 'search/shared is used by all parts'],
    ['src/search/shared/record.ts', '@site/src/search/ui/SearchForm', 'search/shared is used by all parts'],
    ['src/search/shared/record.ts', '@site/src/search/ui/searchVersion', 'search/shared is used by all parts'],
    ['src/search/transport/worker.ts', '../plugin/buildRecords', 'search/transport imports only'],
    ['src/search/transport/index.ts', '@site/src/search/ui/SearchModal', 'search/transport imports only'],
    ['src/search/plugin/index.ts', '../transport', 'search/plugin runs in the build'],
    ['src/search/ui/SearchForm/index.tsx', '@site/src/search/engine', 'search/ui imports only'],
    ['src/search/ui/SearchForm/index.tsx', '@site/src/search/transport/worker', 'only through its index'],
    ['src/search/ui/hooks/useSearchDialog.ts', '@site/src/search/ui/SearchModal', 'Hooks do not import components'],
    ['src/search/ui/hooks/useSearchDialog.ts', '../SearchModal', 'Hooks do not import components'],
    ['src/search/ui/hooks/useSearchDialog.ts', '@site/src/search/engine', 'search/ui imports only'],
    ['src/plugins/home-data/index.ts', '../../search/plugin/readPage', 'Import only search/shared'],
    ['src/theme/CodeBlock/index.tsx', '@site/src/search/transport', 'Import only search/shared'],
    ['scripts/searchPush.ts', '../src/search/plugin/writeIndex', 'Import only search/shared'],
    ['src/search/engine/rankPages.ts', 'react', 'search/engine is pure'],
    ['src/search/engine/rankPages.ts', 'node:fs', 'search/engine is pure'],
    ['src/search/engine/rankPages.ts', '../plugin/buildRecords', 'search/engine is pure'],
    ['src/search/engine/rankPages.ts', '@site/src/lib/formatJson', 'search/engine is pure'],
    ['src/search/engine/rankPages.ts', './../transport/worker', 'search/engine is pure'],
    ['src/playground/shared/types.ts', '../ui/options', 'runs without the other parts'],
    ['src/playground/generator/generate.ts', '../language/protocol', 'runs without the other parts'],
    ['src/playground/language/createLanguageService.ts', '../plugin/collectTypes', 'runs without the other parts'],
    ['src/playground/mock/createMock.ts', '../generator/messages', 'runs without the other parts'],
    ['src/playground/sandbox/createMockFetch.ts', '@site/src/playground/ui/readFiles', 'runs without the other parts'],
    ['src/playground/ui/options.ts', '../plugin/bundles', 'runs without the other parts'],
    ['samples/v2/src/hooks/useQuery/AuthorCard.tsx', '@site/src/lib/formatJson', 'Do not import from the site'],
    ['samples/v2/src/hooks/useQuery/AuthorCard.tsx', '@docusaurus/Link', 'Do not import from the site'],
    ['samples/v1/testing/recordSample.ts', '../../../src/lib/formatJson', 'Do not import from the site'],
    ['samples/v2/live/logFetch.ts', '../../../src/live/run/samples', 'Do not import from the site'],
  ])('%s must not import %s', async (file, source, reason) => {
    expect(await checkImport(file, source)).toEqual([expect.stringContaining(reason)]);
  });

  test.each([
    ['src/components/HighlightedCode/index.tsx', '@theme/Tabs'],
    ['src/components/HighlightedCode/index.tsx', '@site/src/lib/formatJson'],
    ['src/components/HighlightedCode/index.tsx', '@site/src/hooks/useDocPath'],
    ['src/config/frontMatter.ts', '../lib/nearestName'],
    ['src/lib/colorCode/colorLines.ts', './grammars'],
    ['src/theme/SearchBar/index.tsx', '@site/src/search/ui/SearchButton'],
    ['src/search/engine/rankPages.ts', './words'],
    ['src/search/engine/rankPages.ts', '../shared/record'],
    ['src/search/engine/rankPages.ts', 'minisearch'],
    ['src/search/transport/embeddedRequester.ts', '../engine'],
    ['src/search/plugin/writeIndex.ts', '../shared/indexFile'],
    ['src/search/plugin/index.ts', '../../lib/docsPages'],
    ['src/playground/sandbox/createMockFetch.ts', '../mock/createMock'],
    ['src/playground/ui/options.ts', '../generator/client'],
    ['src/search/ui/loadTransport.ts', '@site/src/search/transport'],
    ['src/search/ui/hooks/useSearchDialog.ts', '../dialogStore'],
    ['src/theme/SearchBar/index.tsx', '@site/src/search/ui/SearchButton'],
    ['samples/v2/src/hooks/useQuery/AuthorCard.tsx', './api'],
    ['samples/v2/src/hooks/useQuery/AuthorSearch.test.tsx', '../../../testing/recordSample'],
  ])('%s may import %s', async (file, source) => {
    expect(await checkImport(file, source)).toEqual([]);
  });
});
