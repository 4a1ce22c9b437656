import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { components } from './api';

export type Book = components['schemas']['Book'];

export const book: Book = {
  id: 7,
  title: 'The Left Hand of Darkness',
  authorId: 'leguin',
  genre: 'fiction',
  price: 1390,
  stock: 5,
  tags: [],
};

export const baseUrl = 'https://bookshop.example/v1';

export const server = setupServer(
  http.get(`${baseUrl}/books/:bookId`, () => HttpResponse.json<Book>(book)),
);
