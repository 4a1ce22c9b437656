import {expect, test} from 'vitest';
import {extractDeclaration} from './extractDeclaration';
import {toSourceLines} from './sourceLines';

const FILE = toSourceLines(`// About the file.

import { api } from './client'; // the client

/** Loads a book. */
export function getBook(id: string): string;
export function getBook(id: number): string;
export function getBook(id: unknown) {
  return <p>{String(id)}</p>;
}
export interface Book {
  id: string;
}
const first = 1,
  second = 2;
// Touches the export.
export default first;
`);

const shown = (name: string): string =>
  extractDeclaration(FILE, name, 'books.tsx')
    .map((line) => line.text)
    .join('\n');

test('takes a declaration with its comment and all its overloads', () => {
  expect(shown('getBook').split('\n')).toHaveLength(6);
  expect(shown('getBook')).toMatch(/^\/\*\* Loads a book\. \*\/\nexport function getBook\(id: string\)/);
});

test('takes interfaces, any name of a variable statement, and the default export', () => {
  expect(shown('Book')).toBe('export interface Book {\n  id: string;\n}');
  expect(shown('second')).toBe('const first = 1,\n  second = 2;');
  expect(shown('default')).toBe('// Touches the export.\nexport default first;');
});

test('offers the nearest name when there is none', () => {
  expect(() => shown('getBooks')).toThrow(
    'There is no top-level declaration "getBooks". Did you mean "getBook"? ' +
      'The file has: getBook, Book, first, second, default.',
  );
});

test('says so when a file declares nothing', () => {
  expect(() => extractDeclaration(toSourceLines("import './a';"), 'getBook', 'a.ts')).toThrow(
    'There is no declaration "getBook": the file has no top-level declarations.',
  );
});
