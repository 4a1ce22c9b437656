import { api } from './client';

export function SearchResults({ text }: { text: string }) {
  const found = api.books.searchBooks.useInfiniteQuery(
    { body: { text, genres: ['fiction', 'poetry'] } },
    {
      enabled: text !== '',
      initialPageParam: { query: { page: 1 } },
      getNextPageParam: ({ page, pageSize, total }) =>
        page * pageSize < total ? { query: { page: page + 1 } } : undefined,
    },
  );

  const books = found.data?.pages.flatMap((page) => page.items);
  return (
    <>
      <ul>
        {books?.map((book) => (
          <li key={book.id}>{book.title}</li>
        ))}
      </ul>
      {found.hasNextPage && (
        <button onClick={() => found.fetchNextPage()}>More</button>
      )}
    </>
  );
}
