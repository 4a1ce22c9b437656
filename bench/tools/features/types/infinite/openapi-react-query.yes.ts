import { $api } from '../clients/openapi-react-query';

export const useReviews = () =>
  $api.useInfiniteQuery(
    'get',
    '/books/{bookId}/reviews',
    { params: { path: { bookId: 7 } } },
    {
      pageParamName: 'cursor',
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor,
    },
  );
