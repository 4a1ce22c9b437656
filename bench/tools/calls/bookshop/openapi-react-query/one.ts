import { $api } from './client';

export const useBook = () =>
  $api.useQuery('get', '/books/{bookId}', {
    params: { path: { bookId: 7 } },
  });
