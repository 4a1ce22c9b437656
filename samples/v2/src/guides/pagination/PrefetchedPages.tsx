import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from './client';

const PAGE_SIZE = 3;
const STALE_TIME = 60_000;

export function PrefetchedPages() {
  const [page, setPage] = useState(1);
  const { data, isError } = api.books.listBooks.useQuery(
    { query: { page, pageSize: PAGE_SIZE } },
    { placeholderData: keepPreviousData, staleTime: STALE_TIME },
  );

  const hasNext = data !== undefined && page * PAGE_SIZE < data.total;
  useEffect(() => {
    if (!hasNext) return;
    void api.books.listBooks.prefetchQuery({
      parameters: { query: { page: page + 1, pageSize: PAGE_SIZE } },
      staleTime: STALE_TIME,
    });
  }, [page, hasNext]);

  return (
    <>
      {isError && <p role="alert">Page {page} did not load.</p>}
      <ol>
        {data?.items.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ol>
      <button disabled={page === 1} onClick={() => setPage(page - 1)}>
        Previous
      </button>
      <button disabled={!hasNext} onClick={() => setPage(page + 1)}>
        Next
      </button>
    </>
  );
}
