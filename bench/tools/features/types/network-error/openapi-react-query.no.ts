import { $api } from '../clients/openapi-react-query';

export const useBook = () =>
  $api.useQuery('get', '/books/{bookId}', {
    params: { path: { bookId: 7 } },
  });
type BookError = ReturnType<typeof useBook>['error'];

// @ts-expect-error: the type has only the documented response
export const offline: BookError = new TypeError('Failed to fetch');
