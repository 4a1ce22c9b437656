import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from './client';

export function CatalogPages() {
  const [page, setPage] = useState(1);
  const { data, isPending, isError, isPlaceholderData } =
    api.books.listBooks.useQuery(
      { query: { page, pageSize: 3 } },
      { placeholderData: keepPreviousData },
    );

  if (isPending) return <p>Loading…</p>;
  if (isError) return <p role="alert">This page did not load.</p>;
  const isLast = page * data.pageSize >= data.total;
  return (
    <>
      <ol aria-busy={isPlaceholderData}>
        {data.items.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ol>
      <button disabled={page === 1} onClick={() => setPage(page - 1)}>
        Previous
      </button>
      <button
        disabled={isPlaceholderData || isLast}
        onClick={() => setPage(page + 1)}
      >
        Next
      </button>
    </>
  );
}
