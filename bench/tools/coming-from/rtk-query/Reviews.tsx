import type { ListReviewsApiResponse, ListReviewsApiArg } from './api/api';
import { api } from './api/api';

// The code generator writes queries and mutations only.
const withReviews = api.injectEndpoints({
  endpoints: (build) => ({
    allReviews: build.infiniteQuery<
      ListReviewsApiResponse,
      Pick<ListReviewsApiArg, 'bookId'>,
      string | undefined
    >({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (lastPage) => lastPage.nextCursor ?? undefined,
      },
      query: ({ queryArg, pageParam }) => ({
        url: `/books/${queryArg.bookId}/reviews`,
        params: { cursor: pageParam },
      }),
      providesTags: ['Reviews'],
    }),
  }),
});

export function Reviews({ bookId }: { bookId: number }) {
  const { data, hasNextPage, fetchNextPage } =
    withReviews.useAllReviewsInfiniteQuery({ bookId });
  const reviews = data?.pages.flatMap((page) => page.items);
  return (
    <>
      {reviews?.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
      <button disabled={!hasNextPage} onClick={() => fetchNextPage()}>
        More
      </button>
    </>
  );
}
