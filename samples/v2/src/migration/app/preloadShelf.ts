import { qraft } from './bookshop';

/** Loads the first page of a genre, then returns the titles. */
export async function preloadShelf(genre: 'fiction' | 'poetry') {
  const parameters = { query: { genre } };

  const shelf = await qraft.books.listBooks.fetchQuery({
    parameters,
    staleTime: 60_000,
  });

  return shelf.items.map((book) => book.title);
}

/** Counts the shelves that are in the cache. */
export function countShelves() {
  return qraft.books.listBooks.getQueriesData({}).length;
}
