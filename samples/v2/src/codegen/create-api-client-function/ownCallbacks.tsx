import { qraftAPIClient, requestFn } from '@openapi-qraft/react';
import { useSuspenseQuery } from '@openapi-qraft/react/callbacks';
import { createLeanClient, services } from './api-clients';

const options = { requestFn, baseUrl: 'https://bookshop.example/v1' };

// #region hole
// Options without queryClient, so the types have only the listed callbacks.
const wrong = createLeanClient(options, { useSuspenseQuery });

export function WrongTitle({ bookId }: { bookId: number }) {
  // @ts-expect-error
  const { data } = wrong.books.getBook.useSuspenseQuery({
    path: { bookId },
  });
  return <h1>{data.title}</h1>;
}
// #endregion hole

// #region direct
const api = qraftAPIClient(services, { useSuspenseQuery }, options);

export function Title({ bookId }: { bookId: number }) {
  const { data: book } = api.books.getBook.useSuspenseQuery({
    path: { bookId },
  });
  return <h1>{book.title}</h1>;
}
// #endregion direct
