import { api } from './client';

export const useCalls = () => [
  api.books.getBook.useQuery({ path: { bookId: 7 } }),
  api.books.listBooks.useQuery(),
  api.books.createBook.useMutation(),
  api.books.updateBook.useMutation(),
  api.books.deleteBook.useMutation(),
  api.books.listReviews.useQuery({ path: { bookId: 7 } }),
  api.books.createReview.useMutation(),
  api.authors.listAuthors.useQuery(),
  api.authors.getAuthor.useQuery({ path: { authorId: 'a' } }),
  api.status.getStatus.useQuery(),
];
