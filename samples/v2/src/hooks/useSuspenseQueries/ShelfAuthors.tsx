import { api } from './client';

export function ShelfAuthors() {
  // First the books, because they know their authors …
  const { data: page } = api.books.listBooks.useSuspenseQuery({
    query: { inStock: true, pageSize: 20 },
  });

  // … then every author once, all at the same time.
  const authorIds = [...new Set(page.items.map((book) => book.authorId))];
  const authors = api.authors.getAuthor.useSuspenseQueries({
    queries: authorIds.map((authorId) => ({
      parameters: { path: { authorId } },
      staleTime: 3_600_000,
    })),
  });

  return <p>By {authors.map(({ data }) => data.name).join(' and ')}</p>;
}
