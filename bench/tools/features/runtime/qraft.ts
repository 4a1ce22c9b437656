import { requestFn } from '@openapi-qraft/react';
import { QueryClient } from '@tanstack/react-query';
import { createAPIClient as createBookshop } from '../../generated/bookshop/qraft/api';
import { createAPIClient as createEdge } from '../../generated/edge-cases/qraft/api';

const queryClient = new QueryClient();
const edge = createEdge({
  requestFn,
  queryClient,
  baseUrl: 'https://edge.example',
});
const bookshop = createBookshop({
  requestFn,
  queryClient,
  baseUrl: 'https://edge.example',
});

export const search = () =>
  edge.search.search({ parameters: { query: { tags: ['a', 'b'] } } });
export const list = () =>
  bookshop.books.listBooks({
    parameters: { query: { tag: ['a', 'b'], price: { min: 1 } } },
  });
export const issueToken = () =>
  edge.token.issueToken({ body: { username: 'ada', password: 'x y' } });
export const query = () =>
  bookshop.books.getBook.fetchQuery({
    parameters: { path: { bookId: 99 } },
  });
