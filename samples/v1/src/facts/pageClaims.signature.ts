// What 1.x pages say in words about types, beside their signatures and their
// wrong calls. Nothing here runs: the compiler is the test.
import {
  baseRequestFn,
  requestFn,
  urlSerializer,
} from '@openapi-qraft/react';
import { baseUrl, qraft, queryClient } from '../../shared/client';
import type { Equal, Expect } from '../../testing/types';

const { getBook, listBooks, listReviews, updateBook } = qraft.books;
const parameters = { path: { bookId: 7 } };
const server = { requestFn, baseUrl };

export function keysThatAreUndefined(): void {
  // Each of them compiles, and means every query or mutation of the client.
  void getBook.invalidateQueries({ queryKey: undefined }, queryClient);
  getBook.removeQueries({ queryKey: undefined }, queryClient);
  getBook.setQueriesData({ queryKey: undefined }, undefined, queryClient);
  updateBook.useMutationState({ filters: { mutationKey: undefined } });
}

export function keyAndParametersTogether(): void {
  const queryKey = getBook.getQueryKey(parameters);
  getBook.setQueriesData(
    // @ts-expect-error one of the two, unless one is undefined
    { queryKey, parameters },
    undefined,
    queryClient,
  );
  getBook.setQueriesData(
    { queryKey: undefined, parameters },
    undefined,
    queryClient,
  );
}

export async function optionsOfHooksInFetchQuery(): Promise<void> {
  const options = { parameters, ...server };
  await getBook.fetchQuery(
    // @ts-expect-error belongs to hooks
    { ...options, throwOnError: true },
    queryClient,
  );
  await getBook.fetchQuery(
    // @ts-expect-error belongs to hooks
    { ...options, placeholderData: undefined },
    queryClient,
  );
}

export function optionsAsNever(): void {
  const unchecked = { anything: true };
  void listBooks.fetchInfiniteQuery(unchecked as never, queryClient);
}

export function pageParameters(): void {
  const initialPageParam = {};
  listReviews.useInfiniteQuery(parameters, {
    // @ts-expect-error a page parameter is a part of the parameters
    initialPageParam: 2,
    getNextPageParam: () => undefined,
  });
  listReviews.useInfiniteQuery(parameters, {
    initialPageParam,
    getNextPageParam: () => undefined,
    // @ts-expect-error the result keeps pages and page parameters
    select: (data) => data.pages.flatMap(({ items }) => items),
  });
  listReviews.useInfiniteQuery(
    // @ts-expect-error the finite key belongs to another entry
    listReviews.getQueryKey(parameters),
    { initialPageParam, getNextPageParam: () => undefined },
  );
}

export function updaterOfInfiniteEntries(): void {
  listReviews.setQueriesData(
    { infinite: true },
    (reviews) => {
      // Compiles, and is undefined at run time.
      void reviews?.items;
      return reviews;
    },
    queryClient,
  );
}

export async function signalOfACall(): Promise<void> {
  const { signal } = new AbortController();
  const body = { price: 900 };
  await updateBook({ parameters, body, baseUrl, signal }, requestFn);
}

export function serializersReturnWhatFetchSends(): void {
  const schema = getBook.schema;
  const info = { parameters, baseUrl };
  void baseRequestFn(schema, info, {
    urlSerializer,
    // @ts-expect-error so it needs .toString()
    bodySerializer: () => new URLSearchParams(),
  });
  void baseRequestFn(schema, info, {
    urlSerializer,
    bodySerializer: () => new URLSearchParams().toString(),
  });
}

export function keysOfTanStackQuery(): void {
  // TanStack Query's own methods take any key, so the kinds mix there.
  queryClient.getQueryData(listReviews.getInfiniteQueryKey(parameters));
}

export type TypesOnly = [
  // The key promises complete parameters, also when it was made without.
  Expect<
    Equal<
      ReturnType<typeof getBook.getQueryKey>[1],
      typeof getBook.types.parameters
    >
  >,
  Expect<Equal<typeof qraft.books.checkBook.types.body, undefined>>,
];
