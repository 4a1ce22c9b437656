import { $api } from '../clients/openapi-react-query';

export const useProblem = () =>
  $api.useQuery('get', '/books/{bookId}', {
    params: { path: { bookId: 7 } },
  }).error?.title;
