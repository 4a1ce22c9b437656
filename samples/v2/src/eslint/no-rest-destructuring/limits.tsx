// What the rule allows, and what it overlooks: each region is named in the test of the reports.
import { api } from './client';

const book = { path: { bookId: 7 } };

function Row(props: { data?: { title: string }; isError: boolean }) {
  return <li>{props.isError ? 'Failed' : props.data?.title}</li>;
}

// #region JSX-spread
export function BookRow() {
  const query = api.books.getBook.useQuery(book);

  return <Row {...query} />;
}
// #endregion JSX-spread

// #region array-spread
export function useList() {
  const pages = api.books.getBook.useQueries({
    queries: [{ parameters: book }],
  });

  return [...pages];
}
// #endregion array-spread

// #region spread-into-a-call
export function useCalled() {
  const queries = api.books.getBook.useQueries({
    queries: [{ parameters: book }],
  });

  return Math.max(...queries.map(({ dataUpdatedAt }) => dataUpdatedAt));
}

export function useCalledDirectly() {
  const results = api.books.getBook.useQueries({
    queries: [{ parameters: book }],
  });

  return Array.of(...results);
}
// #endregion spread-into-a-call

// #region rest-in-useQueries
export function useFirst() {
  const [{ title, ...state }] = api.books.getBook.useQueries({
    queries: [{ parameters: book }],
    combine: ([first]): [{ title?: string; isError?: boolean }] => [
      { title: first?.data?.title, isError: first?.isError },
    ],
  });

  return { title, state };
}
// #endregion rest-in-useQueries

// #region array-rest
export function useOthers() {
  const [first, ...others] = api.books.getBook.useQueries({
    queries: [{ parameters: book }],
  });

  return { first, others };
}
// #endregion array-rest

// #region mutation
export function useOrder() {
  const { mutate, ...state } = api.orders.placeOrder.useMutation();

  return { mutate, state };
}
// #endregion mutation

// #region own-hook
function useBook() {
  return api.books.getBook.useQuery(book);
}

export function useOwn() {
  const ownBook = useBook();

  return { ...ownBook };
}
// #endregion own-hook

// #region assignment
export function useAssigned() {
  const assigned = api.books.getBook.useQuery(book);
  let state;
  ({ ...state } = assigned);

  return state;
}
// #endregion assignment

// #region combined
export function useCombined() {
  const { ...combined } = api.books.getBook.useQueries({
    queries: [{ parameters: book }],
    combine: (results) => ({ count: results.length }),
  });

  return combined;
}
// #endregion combined

// #region one-name
export function useSame() {
  const same = api.books.getBook.useQuery(book);

  return same.data;
}

export function copy(same: object) {
  return { ...same };
}
// #endregion one-name

// #region other-hooks
export function useOtherHooks() {
  const { data: a, ...a1 } = api.books.listBooks.useInfiniteQuery(
    {},
    {
      initialPageParam: {},
      getNextPageParam: () => undefined,
    },
  );
  const { data: b, ...b1 } = api.books.getBook.useSuspenseQuery(book);
  const { data: c, ...c1 } = api.books.listBooks.useSuspenseInfiniteQuery(
    {},
    {
      initialPageParam: {},
      getNextPageParam: () => undefined,
    },
  );

  return [a, a1, b, b1, c, c1];
}
// #endregion other-hooks

// #region direct-spread
export function useDirectly() {
  return { ...api.books.getBook.useQuery(book) };
}
// #endregion direct-spread

// #region callback-parameter
export function useStates() {
  const books = api.books.getBook.useQueries({
    queries: [{ parameters: book }],
  });

  return books.map(({ data, ...state }) => ({ title: data?.title, state }));
}
// #endregion callback-parameter
