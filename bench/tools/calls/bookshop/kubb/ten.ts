import {
  useCreateBook,
  useCreateReview,
  useDeleteBook,
  useGetAuthor,
  useGetBook,
  useGetStatus,
  useListAuthors,
  useListBooks,
  useListReviews,
  useUpdateBook,
} from '../../../generated/bookshop/kubb/api/hooks';

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
