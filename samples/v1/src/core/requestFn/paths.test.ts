import { urlSerializer } from '@openapi-qraft/react';
import { expect, test } from 'vitest';

const book = { method: 'get', url: '/books/{bookId}' } as const;

const urlFor = (path: Record<string, unknown>) =>
  urlSerializer(book, { baseUrl: undefined, parameters: { path } });

test('a missing value leaves the placeholder, undefined is sent as text', () => {
  expect(urlFor({})).toBe('/books/{bookId}');
  expect(urlFor({ bookId: undefined })).toBe('/books/undefined');
});

test('slashes stay, and a value that is encoded before is encoded again', () => {
  expect(urlFor({ bookId: 'a/b?c#d' })).toBe('/books/a/b?c#d');
  expect(urlFor({ bookId: 'a%2Fb' })).toBe('/books/a%252Fb');
});
