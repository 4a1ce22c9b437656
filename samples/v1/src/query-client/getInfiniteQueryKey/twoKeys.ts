import { qraft } from './client';

const parameters = { query: { genre: 'poetry' } } as const;

export const poems = {
  pages: qraft.books.listBooks.getInfiniteQueryKey(parameters),
  oneAnswer: qraft.books.listBooks.getQueryKey(parameters),
};
