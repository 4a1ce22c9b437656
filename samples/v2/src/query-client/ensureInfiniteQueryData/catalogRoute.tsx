import { api } from './client';

type BookPage = typeof api.books.listBooks.types.data;

// #region route
export async function loader({ request }: { request: Request }) {
  const search = new URL(request.url).searchParams;
  const tag = search.getAll('tag');

  await api.books.listBooks.ensureInfiniteQueryData({
    parameters: { query: { tag } },
    initialPageParam: { query: { page: 1 } },
  });
  return { tag };
}

export default function CatalogRoute({ tag }: { tag: string[] }) {
  const { data, fetchNextPage, hasNextPage } =
    api.books.listBooks.useSuspenseInfiniteQuery(
      { query: { tag } },
      {
        initialPageParam: { query: { page: 1 } },
        getNextPageParam: ({ page, pageSize, total }: BookPage) =>
          page * pageSize < total ? { query: { page: page + 1 } } : null,
        staleTime: 60_000,
      },
    );
  const books = data.pages.flatMap(({ items }) => items);

  return (
    <>
      <ul>
        {books.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <button disabled={!hasNextPage} onClick={() => fetchNextPage()}>
        More books
      </button>
    </>
  );
}
// #endregion route
