import { api } from './client';

export function ShelfAuthors() {
  // Load the books first, because they contain the ids of their authors.
  const { data: page } = api.books.listBooks.useSuspenseQuery({
    query: { inStock: true, pageSize: 20 },
  });

  // Then load all authors in parallel, each of them once.
  const authorIds = [...new Set(page.items.map((book) => book.authorId))];
  const authors = api.authors.getAuthor.useSuspenseQueries({
    queries: authorIds.map((authorId) => ({
      parameters: { path: { authorId } },
      staleTime: 3_600_000,
    })),
  });

  return <p>By {authors.map(({ data }) => data.name).join(' and ')}</p>;
}
