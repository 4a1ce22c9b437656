import {
  useCreateBook,
  useDeleteBook,
  useGetAuthor,
  useGetBook,
  useListAuthors,
  useListBooks,
  useUpdateBook,
} from '../../../generated/bookshop/orval/api/catalog/catalog';
import {
  useCreateReview,
  useListReviews,
} from '../../../generated/bookshop/orval/api/reviews/reviews';
import { useGetStatus } from '../../../generated/bookshop/orval/api/service/service';

export const useCalls = () => [
  useGetBook(7),
  useListBooks(),
  useCreateBook(),
  useUpdateBook(),
  useDeleteBook(),
  useListReviews(7),
  useCreateReview(),
  useListAuthors(),
  useGetAuthor('a'),
  useGetStatus(),
];
