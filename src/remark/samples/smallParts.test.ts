import {expect, test} from 'vitest';
import {buildCodeBlock} from './buildCodeBlock';
import {diffSamples} from './diffSamples';
import {extractLines} from './extractLines';
import {extractSignature} from './extractSignature';
import {dedentLines, toSourceLines} from './sourceLines';
import {findVersionOfBuiltPage, findVersionOfPage} from './versions';
import {wrapText} from './wrapText';

const text = (lines: {text: string}[]): string[] => lines.map((line) => line.text);
const numbered = toSourceLines('one\ntwo\nthree\n');

test('extractLines: counts from 1 and takes several ranges', () => {
  expect(text(extractLines(numbered, '2-3'))).toEqual(['two', 'three']);
  expect(text(extractLines(numbered, '1,3'))).toEqual(['one', 'three']);
});

test.each([
  ['2-4', 'lines="2-4" is out of bounds: the file has 3 lines.'],
  ['0', 'lines="0" is out of bounds: the file has 3 lines.'],
  ['3-2', 'lines="3-2" is out of bounds: the file has 3 lines.'],
  ['two', 'lines="two" is not a range. Write it as lines="10-24".'],
])('extractLines: refuses %s', (range, message) => {
  expect(() => extractLines(numbered, range)).toThrow(message);
});

test('dedentLines: removes shared indentation, empty ends and trailing spaces, and keeps numbers and the removed columns', () => {
  expect(dedentLines(toSourceLines('\n    a \n\n      b\n\n'))).toEqual([
    {text: 'a', number: 2, removed: 4},
    {text: '', number: 3, removed: 4},
    {text: '  b', number: 4, removed: 4},
  ]);
});

test('extractSignature: takes the pseudo-form out of its comment', () => {
  const lines = toSourceLines('import a;\n/* #signature\napi.x(\n  a?,\n): B\n*/\ntype C = 1;');
  expect(text(extractSignature(lines))).toEqual(['api.x(', '  a?,', '): B']);
  expect(text(extractSignature(toSourceLines('/* #signature\na(): B */')))).toEqual(['a(): B']);
});

test.each([
  ['type A = 1;', 'The file has no signature. Add a "/* #signature … */" comment to it.'],
  ['/* #signature\na\n*/\n/* #signature\nb\n*/', 'The file has a second #signature on line 4. Keep one per file.'],
  ['\n/* #signature\na', 'The #signature comment opened on line 2 is never closed.'],
])('extractSignature: refuses %j', (content, message) => {
  expect(() => extractSignature(toSourceLines(content))).toThrow(message);
});

test('diffSamples: shows every line with its sign', () => {
  expect(diffSamples('a\nb\n\nc', 'a\nB\n\nc')).toBe('  a\n- b\n+ B\n\n  c');
});

test('wrapText: breaks between words and leaves long words alone', () => {
  expect(wrapText('  aaa bbb ccc', 9, '    ')).toEqual(['  aaa bbb', '    ccc']);
  expect(wrapText('aaaaaaaaaaaa b', 5, '')).toEqual(['aaaaaaaaaaaa', 'b']);
});

test('buildCodeBlock: passes a range on, and writes it as comments when there are error lines', () => {
  const line = {text: 'a', isError: false};
  expect(buildCodeBlock([line, line], {highlight: '2', title: 'a.ts', showLineNumbers: true})).toEqual({
    value: 'a\na',
    meta: 'title="a.ts" {2} showLineNumbers',
  });
  const error = {text: '// ✗', isError: true};
  expect(buildCodeBlock([line, error], {highlight: '1-2', showLineNumbers: false})).toEqual({
    value: '// highlight-next-line\na\n// sample-error-next-line\n// highlight-next-line\n// ✗',
    meta: '',
  });
});

test.each([
  ['3', '{3} is out of bounds: the block shows 1 lines.'],
  ['-', '{-} is not a list of lines. Write it as {1,3-5}.'],
])('buildCodeBlock: refuses {%s}', (highlight, message) => {
  const lines = [{text: 'a', isError: false}];
  expect(() => buildCodeBlock(lines, {highlight, showLineNumbers: false})).toThrow(message);
});

test.each(['2', '2-3', '1-4', '1,2'])('buildCodeBlock: refuses {%s}, which marks the wrong lines', (highlight) => {
  const lines = ['call(', ');', 'next();', ''].map((text) => ({text, isError: false}));
  expect(() => buildCodeBlock(lines, {highlight, showLineNumbers: false})).toThrow(
    'Line 1 is the first line of the block, not of the file.',
  );
});

test('versions: finds the version of a page by its folder', () => {
  expect(findVersionOfPage('docs/hooks/useQuery.mdx')?.project).toBe('v2');
  expect(findVersionOfPage('versioned_docs/version-1.x/hooks/useQuery.mdx')?.project).toBe('v1');
  expect(findVersionOfPage('README.md')).toBeUndefined();
  expect(findVersionOfBuiltPage('docs/1.x/hooks/useQuery.html')?.project).toBe('v1');
  expect(findVersionOfBuiltPage('docs/hooks/useQuery.html')?.project).toBe('v2');
});
