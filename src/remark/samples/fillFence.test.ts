// cspell:ignore secnd
import {expect, test} from 'vitest';
import {fillFence, type FilledFence} from './fillFence';
import {EMPTY_RECORDING, makeSite} from './fixture.testing';
import {findVersionOfProject} from './versions';

const FILES = {
  'samples/v2/src/hooks/BookPage.tsx':
    '// #region page\nexport const a = 1;\n// #endregion page\nexport const b = 2;\n',
  'samples/v2/src/hooks/BookPage.second.recording.json': EMPTY_RECORDING,
  'samples/v1/src/hooks/BookPage.tsx': '// #region page\nexport const a = 0;\n// #endregion page\n',
  'samples/v2/output/help.txt': 'one\ntwo\n',
  'samples/openapi/bookshop.yaml': 'openapi: 3.1.0\n',
  'bench/tools/coming-from/orval/BookPage.tsx': 'useGetBook(7);\n',
};

function fill(lang: string | null, meta: string, files: Record<string, unknown> = FILES, value = ''): FilledFence {
  const pageVersion = findVersionOfProject('v2');
  if (!pageVersion) throw new Error('v2 is not a version');
  return fillFence({lang, meta, value}, {siteDir: makeSite(files), pageVersion});
}

test('takes the file from the project of the page, another one, or a shared folder', () => {
  expect(fill('tsx', 'sample="hooks/BookPage.tsx" region="page"').shownText).toBe('export const a = 1;');
  expect(fill('tsx', 'sample="v1:hooks/BookPage.tsx"').shownText).toBe('export const a = 0;');
  expect(fill('text', 'sample="output/help.txt" lines="2"').shownText).toBe('two');
  expect(fill('yaml', 'sample="openapi/bookshop.yaml"').shownText).toBe('openapi: 3.1.0');
  expect(fill('tsx', 'sample="tools:coming-from/orval/BookPage.tsx"').shownText).toBe('useGetBook(7);');
  expect(fill('tsx', 'sample="hooks/BookPage.tsx" declaration="b"').shownText).toBe('export const b = 2;');
});

test('compares two samples', () => {
  const filled = fill('diff', 'before="v1:hooks/BookPage.tsx" after="v2:hooks/BookPage.tsx" region="page"');
  expect(filled.shownText).toBe('- export const a = 0;\n+ export const a = 1;');
  expect(filled.versions.map((version) => version.project)).toEqual(['v1', 'v2']);
});

test('reads a named recording', () => {
  expect(fill('tsx', 'sample="hooks/BookPage.tsx" record="second"').recording).toEqual(EMPTY_RECORDING);
});

const LIVE_FILES = {...FILES, 'samples/v2/src/hooks/BookPage.live.tsx': 'export default () => null;\n'};

test('names the file that runs a sample in the page', () => {
  expect(fill('tsx', 'sample="hooks/BookPage.tsx" live', LIVE_FILES).liveFile).toBe('hooks/BookPage.live.tsx');
  expect(fill('tsx', 'sample="hooks/BookPage.tsx"', LIVE_FILES).liveFile).toBeUndefined();
});

test.each([
  ['sample="hooks/BookPage.tsx" live', FILES, 'There is no samples/v2/src/hooks/BookPage.live.tsx. Create it with a'],
  [
    'sample="hooks/BookPage.tsx" live',
    {...FILES, 'samples/v2/src/hooks/BookPage.live.tsx': 'export const a = 1;\n'},
    'samples/v2/src/hooks/BookPage.live.tsx has no default export. Export the component that the page runs.',
  ],
  ['sample="v1:hooks/BookPage.tsx" live', FILES, 'Only samples of samples/v2/src run in the page. Remove "live".'],
  ['sample="tools:coming-from/orval/BookPage.tsx" live', FILES, 'Only samples of samples/v2/src run in the page.'],
])('refuses %s when it cannot run', (meta, files, message) => {
  expect(() => fill('tsx', meta, files)).toThrow(message);
});

test.each([
  [
    'tsx',
    'sample="hooks/BokPage.tsx"',
    'There is no sample file samples/v2/src/hooks/BokPage.tsx. Create it, or correct the name. Did you mean "hooks/BookPage.tsx"?',
  ],
  [
    'text',
    'sample="output/hlp.txt"',
    'There is no sample file samples/v2/output/hlp.txt. Create it, or correct the name. Did you mean "output/help.txt"?',
  ],
  ['tsx', 'sample="hooks"', 'There is no sample file samples/v2/src/hooks. Create it'],
  [
    'tsx',
    'sample="../v1/a.ts"',
    'The sample path "../v1/a.ts" is outside the sample folder. Write it relative to src/.',
  ],
  [
    'tsx',
    'sample="tools:coming-from/orval/BokPage.tsx"',
    'There is no sample file bench/tools/coming-from/orval/BokPage.tsx. Create it, or correct the name. ' +
      'Did you mean "coming-from/orval/BookPage.tsx"?',
  ],
  [
    'tsx',
    'sample="v3:a.ts"',
    'There is no sample project "v3". Write v2:, v1:, next:, react-native:, or tools: in front of the path.',
  ],
  [null, 'sample="hooks/BookPage.tsx"', 'The fence has no language. Write it first: ```tsx sample="…"'],
  ['ts', 'before="a.ts" after="b.ts"', '"before" and "after" only work in a fence with the language "diff".'],
  [
    'tsx',
    'sample="hooks/BookPage.tsx" record',
    'There is no recording samples/v2/src/hooks/BookPage.recording.json. Let the test beside the sample call ' +
      'recordSample(), then run "npm run samples:update -- samples/v2/src/hooks".',
  ],
  [
    'tsx',
    'sample="hooks/BookPage.tsx" record="secnd"',
    'There is no recording samples/v2/src/hooks/BookPage.secnd.recording.json. Did you mean "second"?',
  ],
])('refuses %s %s', (lang, meta, message) => {
  expect(() => fill(lang, meta)).toThrow(message);
});

test('refuses text in a fence with a sample', () => {
  expect(() => fill('tsx', 'sample="hooks/BookPage.tsx"', FILES, 'const a = 1;')).toThrow(
    'A fence with a sample has to be empty: the code comes from the file. Remove its lines.',
  );
});

test('refuses recordings and messages of another shape', () => {
  const files = {
    'samples/v2/src/a.ts': '// @ts-expect-error\nb();\n',
    'samples/v2/src/a.errors.json': [{line: 2}],
    'samples/v2/src/b.ts': 'b();\n',
    'samples/v2/src/b.recording.json': {requests: []},
  };
  expect(() => fill('ts', 'sample="a.ts"', files)).toThrow(
    'samples/v2/src/a.errors.json is not a list of { line, code, message }: run "npm run samples:update -- samples/v2/src".',
  );
  expect(() => fill('ts', 'sample="b.ts" record', files)).toThrow(
    'samples/v2/src/b.recording.json is not a recording with the lists requests, queryKeys, mutationKeys, and values: ' +
      'run "npm run samples:update -- samples/v2/src".',
  );
  expect(() => fill('ts', 'sample="b.ts" record', {...files, 'samples/v2/src/b.recording.json': '<<<<'})).toThrow(
    'b.recording.json is not a recording',
  );
});

test('checks the markers of a file that is shown whole', () => {
  expect(() => fill('ts', 'sample="a.ts"', {'samples/v2/src/a.ts': '// #region x\n'})).toThrow('is never closed');
});
