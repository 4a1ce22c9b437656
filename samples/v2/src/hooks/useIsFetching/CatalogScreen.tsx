import { api } from './client';

export function CatalogScreen() {
  return (
    <>
      <CatalogProgress />
      <PoetryList />
    </>
  );
}

function CatalogProgress() {
  const loading = api.books.listBooks.useIsFetching();

  return loading > 0 ? <progress aria-label="Loading books" /> : null;
}

function PoetryList() {
  const { data, refetch } = api.books.listBooks.useQuery({
    query: { genre: 'poetry' },
  });

  return (
    <>
      <button onClick={() => refetch()}>Refresh</button>
      <p>{data?.items.map(({ title }) => title).join(', ')}</p>
    </>
  );
}
