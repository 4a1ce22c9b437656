import { api } from './client';

export function useMergedPages() {
  // #region merge
  return api.books.listBooks.useInfiniteQuery(
    {
      query: {
        page: 9,
        genre: 'fiction',
        tag: ['new', 'signed'],
        price: { min: 500, max: 2000 },
      },
      header: { 'Accept-Language': 'en' },
    },
    {
      initialPageParam: {
        query: {
          page: 1,
          genre: undefined,
          tag: ['bestseller'],
          price: { max: 1500 },
        },
      },
      getNextPageParam: () => undefined,
    },
  );
  // #endregion merge
}
