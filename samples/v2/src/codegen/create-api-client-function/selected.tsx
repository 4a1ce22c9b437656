// #region selected
import { requestFn } from '@openapi-qraft/react';
import { createLeanServiceClient } from './api-clients';
import { authorsService } from './api-clients/services/AuthorsService';
import { booksService, getBook } from './api-clients/services/BooksService';
import { queryClient } from './client';

const options = {
  requestFn,
  queryClient,
  baseUrl: 'https://bookshop.example/v1',
};

// Some services, under names of your choice:
export const api = createLeanServiceClient(
  { books: booksService, people: authorsService },
  options,
);

// One service: its operations move up.
export const books = createLeanServiceClient(booksService, options);

// One operation: it is the client.
export const book = createLeanServiceClient(getBook, options);
// #endregion selected

// #region use
export function BookCard({ bookId }: { bookId: number }) {
  const { data } = book.useQuery({ path: { bookId } });
  const { data: reviews } = books.listReviews.useQuery({
    path: { bookId },
  });
  const { data: author } = api.people.getAuthor.useQuery(
    { path: { authorId: data?.authorId ?? '' } },
    { enabled: data !== undefined },
  );

  return (
    <article>
      <h2>{data?.title ?? 'Loading…'}</h2>
      <p>{author && `by ${author.name}`}</p>
      <p>{reviews && `${reviews.items.length} reviews`}</p>
    </article>
  );
}
// #endregion use

// #region flat
export function callInService(bookId: number) {
  // Compiles, and throws in 2.14.1:
  return books.getBook({ parameters: { path: { bookId } } });
}

export function callInServices(bookId: number) {
  return api.books.getBook({ parameters: { path: { bookId } } });
}

export function callAlone(bookId: number) {
  return book({ parameters: { path: { bookId } } });
}
// #endregion flat
