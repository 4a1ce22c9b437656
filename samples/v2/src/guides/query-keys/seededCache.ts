import { api } from './client';

type Book = typeof api.books.getBook.types.data;
type BookPage = typeof api.books.listBooks.types.data;
type ReviewList = typeof api.books.listReviews.types.data;

/**
 * Fills the cache of a client with the entries that the page shows. They are
 * numbered from 1 in the order in which they are written here.
 */
export function seedCache({ books, orders }: typeof api): void {
  const { listBooks, getBook, listReviews } = books;
  const cities = createBook(1, 'Invisible Cities', 4);
  const cosmos = createBook(2, 'Cosmos', 0);
  const dispossessed = createBook(3, 'The Dispossessed', 7);
  const darkness = createBook(7, 'The Left Hand of Darkness', 5);

  // 1 to 8: finite lists
  listBooks.setQueryData({}, createPage(cities, cosmos));
  listBooks.setQueryData(
    { query: { genre: 'fiction' } },
    createPage(cities, dispossessed),
  );
  listBooks.setQueryData(
    { query: { genre: 'fiction', page: 2 } },
    createPage(darkness),
  );
  listBooks.setQueryData(
    { query: { genre: 'science' } },
    createPage(cosmos),
  );
  listBooks.setQueryData({ query: {} }, createPage(cities, cosmos));
  listBooks.setQueryData(
    { query: { tag: ['new'] } },
    createPage(dispossessed),
  );
  listBooks.setQueryData(
    { query: { tag: ['new', 'signed'] } },
    createPage(),
  );
  listBooks.setQueryData(
    { query: { genre: 'fiction' }, header: { 'Accept-Language': 'pt' } },
    createPage(cities, dispossessed),
  );

  // 9 and 10: infinite lists
  listBooks.setInfiniteQueryData(
    {},
    { pages: [createPage(cities, cosmos)], pageParams: [{}] },
  );
  listBooks.setInfiniteQueryData(
    { query: { genre: 'fiction' } },
    {
      pages: [createPage(cities, dispossessed), createPage(darkness)],
      pageParams: [{}, { query: { page: 2 } }],
    },
  );

  // 11 to 14: two books, and the reviews of one of them in both kinds
  getBook.setQueryData({ path: { bookId: 7 } }, darkness);
  getBook.setQueryData({ path: { bookId: 3 } }, dispossessed);
  listReviews.setQueryData({ path: { bookId: 7 } }, createReviews());
  listReviews.setInfiniteQueryData(
    { path: { bookId: 7 } },
    { pages: [createReviews()], pageParams: [{}] },
  );

  // 15 and 16: an operation with security
  orders.listOrders.setQueryData(
    { header: { 'X-Store-Id': 'lisbon' } },
    [],
  );
  orders.listOrders.setQueryData(
    { header: { 'X-Store-Id': 'lisbon' }, query: { status: 'placed' } },
    [],
  );
}

function createBook(id: number, title: string, stock: number): Book {
  const genre = id === 2 ? 'science' : 'fiction';
  const authorId = id === 2 ? 'sagan' : 'leguin';
  return { id, title, authorId, genre, price: 1390, stock, tags: [] };
}

function createPage(...items: Book[]): BookPage {
  return { items, page: 1, pageSize: 2, total: items.length };
}

function createReviews(): ReviewList {
  const text = 'Read it twice.';
  return {
    items: [{ id: 'r1', bookId: 7, rating: 5, text }],
    nextCursor: null,
  };
}
