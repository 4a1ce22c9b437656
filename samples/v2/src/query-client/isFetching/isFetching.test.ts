import { onlineManager } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { createAPIClient } from './api';
import { api } from './client';
import { isBookLoading } from './wrongArgument';

const { getBook } = api.books;
const parameters = { path: { bookId: 7 } };

test('counts a query with two observers once', async () => {
  await runSample(async ({ mockApi, renderHook, idle }) => {
    mockApi.delay(20);
    renderHook(() => getBook.useQuery(parameters));
    renderHook(() => getBook.useQuery(parameters));
    expect(getBook.isFetching()).toBe(1);
    await idle();
    expect(getBook.isFetching()).toBe(0);
  });
});

// > `{}` and other filters count finite queries only, unless they have
// > `infinite: true` or an infinite `queryKey`.
test('the kind of a key decides what is counted', async () => {
  await runSample(async ({ mockApi, idle }) => {
    mockApi.delay(10);
    const { listReviews } = api.books;
    const options = { parameters, initialPageParam: {} };
    void listReviews.prefetchInfiniteQuery(options);
    const queryKey = listReviews.getInfiniteQueryKey(parameters);
    expect(listReviews.isFetching({ queryKey })).toBe(1);
    expect(listReviews.isFetching({ infinite: true })).toBe(1);
    expect(listReviews.isFetching({})).toBe(0);
    expect(listReviews.isFetching({ type: 'all' })).toBe(0);
    await idle();
  });
});

test('fetchStatus is overridden', async () => {
  await runSample(async () => {
    await getBook.fetchQuery({ parameters });
    expect(getBook.isFetching({ fetchStatus: 'idle' })).toBe(0);
  });
});

test('a query that waits for the network is not counted', async () => {
  await runSample(async ({ idle }) => {
    onlineManager.setOnline(false);
    const waiting = getBook.prefetchQuery({ parameters });
    expect(getBook.getQueryState(parameters)?.fetchStatus).toBe('paused');
    expect(getBook.isFetching()).toBe(0);
    onlineManager.setOnline(true);
    await getBook.cancelQueries();
    await waiting;
    await idle();
  });
});

test('a direct call is not counted', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.delay(10);
    const call = getBook({ parameters });
    expect(getBook.isFetching()).toBe(0);
    await call;
  });
});

test('parameters in the place of filters count every book', async () => {
  await runSample(async ({ mockApi, idle }) => {
    mockApi.delay(10);
    void getBook.prefetchQuery({ parameters });
    expect(isBookLoading(1)).toBe(true);
    await idle();
  });
});

test('two fields for the key throw', () => {
  const both = {
    queryKey: getBook.getQueryKey(parameters),
    parameters: undefined,
  };
  expect(() => getBook.isFetching(both)).toThrow(
    "'composeQueryFilters': 'queryKey' and 'parameters' cannot be used together",
  );
});

test('a client without a cache throws', () => {
  const { books } = createAPIClient();
  // @ts-expect-error: not callable by its type
  expect(() => books.getBook.isFetching()).toThrow(
    "'qraft.<service>.<operation>.isFetching()' requires 'queryClient' in 'createAPIClient(...)' options.",
  );
});
