import { api } from './client';

type GetBook = typeof api.books.getBook.types;

export type Book = GetBook['data'];
export type BookProblem = GetBook['error'];
export type BookParameters = GetBook['parameters'];

export function formatPrice({ title, price }: Book) {
  return `${title}: ${(price / 100).toFixed(2)} €`;
}
