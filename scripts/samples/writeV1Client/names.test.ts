import {expect, test} from 'vitest';
import {nameOperation, nameService, toCamelCase} from './names';

test.each([
  ['listBooks', 'listBooks'],
  ['get-APISecret', 'getApiSecret'],
  ['list_of books', 'listOfBooks'],
  ['findByISBN13', 'findByIsbn13'],
])('writes %s as %s', (text, expected) => {
  expect(toCamelCase(text)).toBe(expected);
});

test('names an operation after its operationId', () => {
  expect(nameOperation('get', '/books/{bookId}', 'get-book')).toBe('getBook');
  expect(nameOperation('get', '/books', '2_list_books')).toBe('listBooks');
});

test('names an operation without operationId after the whole path without parameters', () => {
  expect(nameOperation('post', '/v1/users/{id}', undefined)).toBe('postV1Users');
  expect(nameOperation('get', '/books/{bookId}/stock', undefined)).toBe('getBooksStock');
});

test('drops the segment of the API version', () => {
  expect(nameOperation('get', '/api/v{api-version}/books', undefined)).toBe('getApiBooks');
});

test('names a service after the first segment of the path', () => {
  expect(nameService('/books/{bookId}')).toBe('Books');
  expect(nameService('/gift-cards')).toBe('GiftCards');
  expect(nameService('/')).toBe('Default');
});
