import { QueryClient } from '@tanstack/react-query';
import createFetchClient from 'openapi-fetch';
import createClient from 'openapi-react-query';
import type { paths as BookshopPaths } from '../../generated/bookshop/openapi-react-query/api/schema';
import type { paths } from '../../generated/edge-cases/openapi-react-query/api/schema';

const edge = createFetchClient<paths>({ baseUrl: 'https://edge.example' });
const books = createFetchClient<BookshopPaths>({
  baseUrl: 'https://edge.example',
});
const bookshop = createClient(books);

export const search = () =>
  edge.GET('/search', { params: { query: { tags: ['a', 'b'] } } });
export const list = () =>
  books.GET('/books', {
    params: { query: { tag: ['a', 'b'], price: { min: 1 } } },
  });
export const issueToken = () =>
  edge.POST('/token', { body: { username: 'ada', password: 'x y' } });
export const query = () =>
  new QueryClient().fetchQuery(
    bookshop.queryOptions('get', '/books/{bookId}', {
      params: { path: { bookId: 99 } },
    }),
  );
