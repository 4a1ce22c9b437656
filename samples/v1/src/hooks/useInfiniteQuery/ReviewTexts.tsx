import { qraft } from './client';

export function ReviewTexts({ bookId }: { bookId: number }) {
  const { data } = qraft.books.listReviews.useInfiniteQuery(
    { path: { bookId } },
    {
      select: ({ pages, pageParams }) => ({
        pages: pages.map(({ items }) => items.map(({ text }) => text)),
        pageParams,
      }),
      initialPageParam: {},
      getNextPageParam: ({ nextCursor }) =>
        nextCursor ? { query: { cursor: nextCursor } } : undefined,
    },
  );

  if (!data) return <p>Loading…</p>;
  return <blockquote>{data.pages.flat().join(' / ')}</blockquote>;
}
