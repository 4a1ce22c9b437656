import {expect, test} from 'vitest';
import {colorLines} from './colorLines';

test('splits code into lines of pieces with the color role of each', () => {
  expect(colorLines('const a = 1;\n// b', 'tsx')).toEqual([
    [
      {text: 'const', role: 'keyword'},
      {text: ' a = ', role: undefined},
      {text: '1', role: 'value'},
      {text: ';', role: undefined},
    ],
    [{text: '// b', role: 'comment'}],
  ]);
});

test('joins neighbors of one color over the space between them', () => {
  expect(colorLines('export default async () => 1', 'ts')[0]?.[0]).toEqual({
    text: 'export default async',
    role: 'keyword',
  });
});

test('colors every language that pages use', () => {
  const rolesOf = (code: string, language: string) =>
    colorLines(code, language).flatMap((line) => line.flatMap(({role}) => role ?? []));
  expect(rolesOf('npm install vite # once', 'bash')).toEqual(['function', 'comment']);
  expect(rolesOf('{"a": 1}', 'json')).toEqual(['property', 'value']);
  expect(rolesOf('-a\n+b', 'diff')).toEqual(['removed', 'added']);
  expect(rolesOf('qraft.books.getBook.useQuery()', 'signature')).toContain('function');
  expect(rolesOf('get: /books', 'yaml')).toContain('property');
  expect(rolesOf('const a', 'text')).toEqual([]);
});

test('leaves words between tags plain', () => {
  const [line = []] = colorLines('const a = <p>This is {name}</p>;', 'tsx');
  expect(line.map(({text, role}) => [text, role])).toEqual([
    ['const', 'keyword'],
    [' a = <', undefined],
    ['p', 'keyword'],
    ['>This is {name}</', undefined],
    ['p', 'keyword'],
    ['>;', undefined],
  ]);
});

test('keeps every character', () => {
  const code = '/books/{bookId}:\n  get:\n    operationId: getBook\n\n    tags: [Catalog]';
  const lines = colorLines(code, 'yaml').map((line) => line.map((piece) => piece.text).join(''));
  expect(lines.join('\n')).toBe(code);
});

test('rejects a language without a grammar', () => {
  expect(() => colorLines('', 'cobol')).toThrow('Prism has no grammar for "cobol".');
});
