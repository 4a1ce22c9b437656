import { fetchClient } from '../clients/openapi-react-query';

export const title: Promise<string | undefined> = fetchClient
  .GET('/books/{bookId}', { params: { path: { bookId: 7 } } })
  .then(({ data }) => data?.title);
