import { api } from './client';

export function findBooks() {
  return api.books.listBooks({
    parameters: {
      query: {
        tag: ['new', 'signed by the author'],
        price: { min: 500, max: 1500 },
        inStock: true,
        genre: undefined,
      },
      header: { 'Accept-Language': 'pt' },
    },
  });
}
