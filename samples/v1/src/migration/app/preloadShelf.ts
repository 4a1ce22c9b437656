import { baseUrl, qraft, queryClient } from './bookshop';
import { shopRequestFn } from './shopRequestFn';

/** Loads the first page of a genre, then returns the titles. */
export async function preloadShelf(genre: 'fiction' | 'poetry') {
  const parameters = { query: { genre } };

  const shelf = await qraft.books.listBooks.fetchQuery(
    { parameters, requestFn: shopRequestFn, baseUrl, staleTime: 60_000 },
    queryClient,
  );

  return shelf.items.map((book) => book.title);
}

/** Counts the shelves that are in the cache. */
export function countShelves() {
  return qraft.books.listBooks.getQueriesData({}, queryClient).length;
}
