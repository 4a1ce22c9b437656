import {expect, test} from 'vitest';
import {highlight} from './highlight';

test('splits code into lines of pieces with the color role of each', () => {
  expect(highlight('const a = 1;\n// b', 'tsx')).toEqual([
    [
      {text: 'const', role: 'keyword'},
      {text: ' a ', role: undefined},
      {text: '=', role: 'punctuation'},
      {text: ' ', role: undefined},
      {text: '1', role: 'value'},
      {text: ';', role: 'punctuation'},
    ],
    [{text: '// b', role: 'comment'}],
  ]);
});

test('keeps every character', () => {
  const code = '/books/{bookId}:\n  get:\n    operationId: getBook\n\n    tags: [Catalog]';
  const lines = highlight(code, 'yaml').map((line) => line.map((piece) => piece.text).join(''));
  expect(lines.join('\n')).toBe(code);
});

test('refuses a language nobody can color', () => {
  expect(() => highlight('', 'cobol')).toThrow('Prism has no grammar for "cobol".');
});
