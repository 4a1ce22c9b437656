import { useMutation, useQuery } from '@tanstack/react-query';
import {
  createBookMutation,
  createReviewMutation,
  deleteBookMutation,
  getAuthorOptions,
  getBookOptions,
  getStatusOptions,
  listAuthorsOptions,
  listBooksOptions,
  listReviewsOptions,
  updateBookMutation,
} from '../../../generated/bookshop/hey-api/api/@tanstack/react-query.gen';

export const useCalls = () => [
  useQuery(getBookOptions({ path: { bookId: 7 } })),
  useQuery(listBooksOptions()),
  useMutation(createBookMutation()),
  useMutation(updateBookMutation()),
  useMutation(deleteBookMutation()),
  useQuery(listReviewsOptions({ path: { bookId: 7 } })),
  useMutation(createReviewMutation()),
  useQuery(listAuthorsOptions()),
  useQuery(getAuthorOptions({ path: { authorId: 'a' } })),
  useQuery(getStatusOptions()),
];
