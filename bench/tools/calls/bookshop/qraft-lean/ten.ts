import { requestFn } from '@openapi-qraft/react';
import { createLeanClient } from '../../../generated/bookshop/qraft/api';
import {
  getAuthor,
  listAuthors,
} from '../../../generated/bookshop/qraft/api/services/AuthorsService';
import {
  createBook,
  createReview,
  deleteBook,
  getBook,
  listBooks,
  listReviews,
  updateBook,
} from '../../../generated/bookshop/qraft/api/services/BooksService';
import { getStatus } from '../../../generated/bookshop/qraft/api/services/StatusService';

const api = createLeanClient(
  {
    createBook,
    createReview,
    deleteBook,
    getAuthor,
    getBook,
    getStatus,
    listAuthors,
    listBooks,
    listReviews,
    updateBook,
  },
  { requestFn, baseUrl: 'https://bookshop.example/v1' },
);

export const useCalls = () => [
  api.getBook.useQuery({ path: { bookId: 7 } }),
  api.listBooks.useQuery(),
  api.createBook.useMutation(),
  api.updateBook.useMutation(),
  api.deleteBook.useMutation(),
  api.listReviews.useQuery({ path: { bookId: 7 } }),
  api.createReview.useMutation(),
  api.listAuthors.useQuery(),
  api.getAuthor.useQuery({ path: { authorId: 'a' } }),
  api.getStatus.useQuery(),
];
