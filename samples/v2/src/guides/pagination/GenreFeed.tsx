import { keepPreviousData } from '@tanstack/react-query';
import type { components } from './api';
import { api } from './client';

type Genre = components['schemas']['Genre'];

// #region feed
export function GenreFeed({ genre }: { genre: Genre }) {
  const books = api.books.listBooks.useInfiniteQuery(
    { query: { genre } },
    {
      initialPageParam: { query: { page: 1 } },
      getNextPageParam: ({ page, pageSize, total }) =>
        page * pageSize < total ? { query: { page: page + 1 } } : undefined,
      placeholderData: keepPreviousData,
    },
  );

  return (
    <>
      {books.isError && <p role="alert">These books did not load.</p>}
      <ol aria-busy={books.isPlaceholderData}>
        {books.data?.pages.flatMap(({ items }) =>
          items.map(({ id, title }) => <li key={id}>{title}</li>),
        )}
      </ol>
      {books.hasNextPage && (
        <button
          disabled={books.isFetching}
          onClick={() => void books.fetchNextPage()}
        >
          Load more
        </button>
      )}
    </>
  );
}
// #endregion feed
