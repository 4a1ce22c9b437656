// What the rule reports beside the page's samples, and what it overlooks.
import * as React from 'react';
import {
  useCallback,
  useEffect,
  useEffect as onChange,
  useLayoutEffect,
  useMemo,
} from 'react';
import { api } from './client';

const book = { path: { bookId: 7 } };
const log = (value: unknown) => console.log(value);

export function useReported() {
  const query = api.books.getBook.useQuery(book);
  const list = api.books.getBook.useQueries({
    queries: [{ parameters: book }],
  });
  const count = api.books.getBook.useQueries({
    queries: [{ parameters: book }],
    combine: (results) => results.length,
  });
  const mutation = api.orders.placeOrder.useMutation();

  // #region React-hooks
  useEffect(() => log(query), [query]);
  useMemo(() => query.data, [query]);
  useCallback(() => log(query), [query]);
  React.useEffect(() => log(query), [query]);
  // #endregion React-hooks

  // #region other-results
  useEffect(() => log(list), [list]);
  useEffect(() => log(mutation), [mutation]);
  // #endregion other-results

  // #region combined
  useEffect(() => log(count), [count]);
  // #endregion combined
}

function useBook() {
  return api.books.getBook.useQuery(book);
}

export function useUnreported() {
  const query = api.books.getBook.useQuery(book);
  const { data } = query;
  const own = useBook();
  const dependencies = [query];

  // #region members
  useEffect(() => log(query.data), [query.data]);
  useEffect(() => log(data), [data]);
  // #endregion members

  // #region layout-effect
  useLayoutEffect(() => log(query), [query]);
  // #endregion layout-effect

  // #region alias
  onChange(() => log(query), [query]);
  // #endregion alias

  // #region array-in-a-variable
  useEffect(() => log(query), dependencies);
  // #endregion array-in-a-variable

  // #region spread
  useEffect(() => log(query), [...dependencies]);
  // #endregion spread

  // #region own-hook
  useEffect(() => log(own), [own]);
  // #endregion own-hook
}

// #region optional-chaining
export function useOptional() {
  const optional = api?.books.getBook.useQuery(book);
  useEffect(() => log(optional), [optional]);
}
// #endregion optional-chaining

// #region one-name
export function useSameName() {
  const mutate = api.orders.placeOrder.useMutation();

  return mutate.isPending;
}

export function useMutate() {
  const { mutate } = api.orders.placeOrder.useMutation();
  useEffect(() => log(mutate), [mutate]);
}
// #endregion one-name
