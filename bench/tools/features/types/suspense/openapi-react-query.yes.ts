import { $api } from '../clients/openapi-react-query';

export const useTitle = (): string =>
  $api.useSuspenseQuery('get', '/books/{bookId}', {
    params: { path: { bookId: 7 } },
  }).data.title;
