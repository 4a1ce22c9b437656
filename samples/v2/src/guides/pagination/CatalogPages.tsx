import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from './client';

export function CatalogPages() {
  const [page, setPage] = useState(1);
  const { data, isError, isPlaceholderData } = api.books.listBooks.useQuery(
    { query: { page, pageSize: 2 } },
    { placeholderData: keepPreviousData },
  );

  const isLast = !data || page * data.pageSize >= data.total;
  return (
    <>
      {isError && <p role="alert">Page {page} did not load.</p>}
      <ol aria-busy={isPlaceholderData}>
        {data?.items.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ol>
      <button disabled={page === 1} onClick={() => setPage(page - 1)}>
        Previous
      </button>
      <span> Page {page} </span>
      <button
        disabled={isPlaceholderData || isLast}
        onClick={() => setPage(page + 1)}
      >
        Next
      </button>
    </>
  );
}
