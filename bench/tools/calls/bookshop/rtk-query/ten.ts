import {
  useCreateBookMutation,
  useCreateReviewMutation,
  useDeleteBookMutation,
  useGetAuthorQuery,
  useGetBookQuery,
  useGetStatusQuery,
  useListAuthorsQuery,
  useListBooksQuery,
  useListReviewsQuery,
  useUpdateBookMutation,
} from '../../../generated/bookshop/rtk-query/api/api';

export const useCalls = () => [
  useGetBookQuery({ bookId: 7 }),
  useListBooksQuery({}),
  useCreateBookMutation(),
  useUpdateBookMutation(),
  useDeleteBookMutation(),
  useListReviewsQuery({ bookId: 7 }),
  useCreateReviewMutation(),
  useListAuthorsQuery({}),
  useGetAuthorQuery({ authorId: 'a' }),
  useGetStatusQuery(),
];
