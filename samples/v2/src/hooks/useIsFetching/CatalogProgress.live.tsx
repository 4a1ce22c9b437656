import { useState } from 'react';
import { CatalogProgress } from './CatalogProgress';
import { api } from './client';

export default () => {
  const [page, setPage] = useState(1);
  const { data } = api.books.listBooks.useQuery({ query: { page } });
  return (
    <>
      <CatalogProgress />
      <ul>
        {data?.items.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <button onClick={() => setPage(page === 1 ? 2 : 1)}>
        Other page
      </button>
    </>
  );
};
