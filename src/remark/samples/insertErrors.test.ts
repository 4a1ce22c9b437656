import {expect, test} from 'vitest';
import {insertErrors} from './insertErrors';
import {toSourceLines} from './sourceLines';

const shown = (content: string, line: number, message: string): string[] =>
  insertErrors(toSourceLines(content), [{line, code: 2345, message}]).map((shownLine) => shownLine.text);

test('puts the message under the wrong line and drops the marker', () => {
  expect(shown('a();\n  // @ts-expect-error: the id is missing\n  b();\nc();', 3, 'No.')).toEqual([
    'a();',
    '  b();',
    '  // ✗ TS2345: No.',
    'c();',
  ]);
});

test('keeps a comment a comment inside JSX', () => {
  expect(shown('<p>\n  {/* @ts-expect-error */}\n  <A />\n</p>', 3, 'No.')[2]).toBe('  {/* ✗ TS2345: No. */}');
});

test('wraps at 76 columns and keeps nested explanations indented', () => {
  const lines = shown(`// @ts-expect-error\nb();`, 2, `${'word '.repeat(20).trim()}\n  Because ${'of '.repeat(30)}`);
  expect(lines.every((line) => line.length <= 76)).toBe(true);
  expect(lines[2]).toMatch(/^\/\/ {3}word/);
  expect(lines[3]).toMatch(/^\/\/ {3}Because/);
  expect(lines[4]).toMatch(/^\/\/ {5}of/);
});

test('keeps the beginning and the end of a long message', () => {
  const message = Array.from({length: 12}, (_, index) => `${' '.repeat(index)}part ${index}`).join('\n');
  const lines = shown('// @ts-expect-error\nb();', 2, message).slice(1);
  expect(lines).toHaveLength(8);
  expect(lines[3]).toBe('//   …');
  expect(lines[7]).toContain('part 11');
});

test('refuses a marker without a message', () => {
  expect(() => insertErrors(toSourceLines('// @ts-expect-error\nb();'), [])).toThrow(
    'The expected error on line 2 has no message in the sample\'s errors.json. Run "npm run samples:update" with its folder.',
  );
});
