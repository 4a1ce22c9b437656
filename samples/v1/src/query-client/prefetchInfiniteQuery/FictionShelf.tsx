import { qraft } from './client';
import { pagesOfBooks } from './prefetchGenre';

export function FictionShelf() {
  const { data, hasNextPage, fetchNextPage } =
    qraft.books.listBooks.useInfiniteQuery(
      { query: { genre: 'fiction' } },
      pagesOfBooks,
    );
  if (!data) return <p>Loading…</p>;

  return (
    <section>
      <ul>
        {data.pages.flatMap(({ items }) =>
          items.map(({ id, title }) => <li key={id}>{title}</li>),
        )}
      </ul>
      {hasNextPage && <button onClick={() => fetchNextPage()}>More</button>}
    </section>
  );
}
