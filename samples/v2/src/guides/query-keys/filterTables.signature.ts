// Every filter in the tables of the page, so that the compiler checks it.
// filterTables.test.ts compares the two.
import { api, queryClient } from './client';

const { listBooks, getBook, updateBook } = api.books;
const queryKey = listBooks.getQueryKey({ query: { genre: 'fiction' } });
const infiniteKey = listBooks.getInfiniteQueryKey({
  query: { genre: 'fiction' },
});

export function callEachFilter() {
  listBooks.getQueriesData();
  listBooks.getQueriesData({});
  listBooks.getQueriesData({ infinite: true });

  listBooks.getQueriesData({ parameters: { query: { genre: 'fiction' } } });
  listBooks.getQueriesData({
    parameters: { query: { genre: 'fiction', page: 2 } },
  });
  listBooks.getQueriesData({
    parameters: { header: { 'Accept-Language': 'pt' } },
  });
  listBooks.getQueriesData({
    parameters: { query: { genre: 'fiction' } },
    infinite: true,
  });
  listBooks.getQueriesData({ parameters: { query: {} } });
  listBooks.getQueriesData({ parameters: {} });
  getBook.getQueriesData({ parameters: { path: { bookId: 7 } } });
  getBook.getQueriesData({ parameters: { path: { bookId: 1 } } });

  listBooks.getQueriesData({
    parameters: { query: { genre: 'fiction' } },
    exact: true,
  });
  listBooks.getQueriesData({
    parameters: { query: { genre: 'fiction' } },
    exact: true,
    infinite: true,
  });
  listBooks.getQueriesData({ parameters: { query: {} }, exact: true });
  listBooks.getQueriesData({ parameters: {}, exact: true });

  listBooks.getQueriesData({
    predicate: (query) => query.state.data?.items.length === 1,
  });
  listBooks.getQueriesData({
    parameters: { query: { genre: 'fiction' } },
    predicate: ({ queryKey }) => queryKey[1]?.query?.page === undefined,
  });
  listBooks.getQueriesData({
    infinite: true,
    predicate: ({ state }) => state.data?.pages.length === 2,
  });

  listBooks.getQueriesData({ queryKey });
  listBooks.getQueriesData({ queryKey, exact: true });
  listBooks.getQueriesData({ queryKey: infiniteKey });
  listBooks.getQueriesData({ queryKey: undefined });

  listBooks.getQueriesData({ parameters: { query: { tag: ['new'] } } });
  listBooks.getQueriesData({ parameters: { query: { tag: ['signed'] } } });
  listBooks.getQueriesData({ parameters: { query: { tag: [] } } });
  listBooks.getQueriesData({
    parameters: { query: { genre: undefined } },
  });
  listBooks.getQueriesData({ parameters: undefined });

  updateBook.getMutationCache().findAll();
  updateBook.getMutationCache().findAll({ parameters: {} });
  updateBook
    .getMutationCache()
    .findAll({ parameters: { path: { bookId: 7 } } });
  updateBook
    .getMutationCache()
    .findAll({ parameters: { path: { bookId: 7 } }, exact: true });
  updateBook.getMutationCache().findAll({ exact: true });
  updateBook.getMutationCache().findAll({ status: 'error' });
}

// @ts-expect-error: exact needs parameters or a key
listBooks.getQueriesData({ exact: true });
// @ts-expect-error: exact parameters must be complete
getBook.getQueriesData({ parameters: {}, exact: true });
// @ts-expect-error: one or the other
listBooks.getQueriesData({ parameters: {}, queryKey });
// @ts-expect-error: the key of another operation
getBook.getQueriesData({ queryKey });
// @ts-expect-error: the key tells its kind
listBooks.getQueriesData({ queryKey, infinite: true });
// @ts-expect-error: an id is a number
getBook.getQueriesData({ parameters: { path: { bookId: '7' } } });
// TanStack's own methods check nothing.
queryClient.getQueriesData({ queryKey: ['anything'] });
