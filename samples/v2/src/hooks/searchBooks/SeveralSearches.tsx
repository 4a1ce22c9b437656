import { api } from './client';

export function SeveralSearches({ texts }: { texts: string[] }) {
  // #region searches
  const searches = api.books.searchBooks.useQueries({
    queries: texts.map((text) => ({
      parameters: { body: { text } },
      // Without this queryFn, 2.14.1 sends no body.
      queryFn: async ({ signal }) => {
        const { data, error } = await api.books.searchBooks({
          parameters: {},
          body: { text },
          signal,
        });
        if (!data) throw error;
        return data;
      },
    })),
  });
  // #endregion searches

  return (
    <ul>
      {searches.map(({ data, isError }, index) => (
        <li key={texts[index]}>
          {texts[index]}: {data?.total ?? '…'}
          {isError && <span role="alert">This search failed.</span>}
        </li>
      ))}
    </ul>
  );
}
