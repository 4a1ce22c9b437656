import { requestFn } from '@openapi-qraft/react';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { baseUrl, qraft } from '../../shared/client';
import { runSample } from '../../testing/recordSample';
import { asWritten } from './asWritten';

const { getBook, listBooks, updateBook } = qraft.books;
const parameters = { path: { bookId: 7 } };
const book = {
  id: 7,
  title: 'Dune',
  authorId: 'a1',
  genre: 'fiction' as const,
  price: 1200,
  stock: 3,
  tags: [],
};

let queryClient: QueryClient;
beforeEach(() => {
  queryClient = new QueryClient();
});

test.each([
  ['invalidateQueries', asWritten(getBook.invalidateQueries), []],
  ['isFetching', asWritten(getBook.isFetching), []],
  ['isMutating', asWritten(updateBook.isMutating), []],
  ['getQueryData', asWritten(getBook.getQueryData), []],
  ['fetchQuery', asWritten(getBook.fetchQuery), [{ parameters }]],
])(
  '%s without a client: queryClient is required',
  (_name, method, args) => {
    expect(() => method(...args)).toThrow('queryClient is required');
  },
);

test('takes a single argument for the client, and says what it lacks', () => {
  expect(() => asWritten(getBook.getQueryData)(parameters)).toThrow(
    'queryClient is invalid, getQueryData method does not exist',
  );
  expect(() => asWritten(updateBook.isMutating)({})).toThrow(
    'queryClient is invalid, isMutating method does not exist',
  );
});

test('reads and writes the entry of an operation', () => {
  getBook.setQueryData(parameters, book, queryClient);
  expect(getBook.getQueryData(parameters, queryClient)).toEqual(book);
  expect(getBook.getQueryState(parameters, queryClient)?.status).toBe(
    'success',
  );
});

test('setQueryData takes its options before the client', () => {
  const updatedAt = Date.UTC(2024, 4, 1);
  getBook.setQueryData(parameters, book, { updatedAt }, queryClient);
  expect(
    getBook.getQueryState(parameters, queryClient)?.dataUpdatedAt,
  ).toBe(updatedAt);
});

test('setInfiniteQueryData types its options after the client, where they fail', () => {
  const pages = { pages: [], pageParams: [] };
  const options = { updatedAt: 0 };
  expect(() =>
    listBooks.setInfiniteQueryData({}, pages, queryClient, options),
  ).toThrow('queryClient is invalid, setQueryData method does not exist');

  asWritten(listBooks.setInfiniteQueryData)(
    {},
    pages,
    options,
    queryClient,
  );
  expect(
    listBooks.getInfiniteQueryState({}, queryClient)?.dataUpdatedAt,
  ).toBe(0);
});

test('setQueriesData returns pairs of key and data, although typed as data', () => {
  getBook.setQueryData(parameters, book, queryClient);
  const changed: unknown = getBook.setQueriesData(
    { infinite: false },
    (old) => old && { ...old, price: 900 },
    queryClient,
  );
  expect(changed).toEqual([
    [getBook.getQueryKey(parameters), { ...book, price: 900 }],
  ]);
});

test('fetchQuery sends the request with requestFn and baseUrl', async () => {
  await runSample(async ({ mockApi }) => {
    await expect(
      getBook.fetchQuery({ parameters, requestFn, baseUrl }, queryClient),
    ).resolves.toEqual(mockApi.data.books.find(({ id }) => id === 7));
  });
});

test('fetchQuery without baseUrl asks for a relative URL', async () => {
  const request = vi.fn().mockResolvedValue(book);
  await asWritten(getBook.fetchQuery)(
    { parameters, requestFn: request },
    queryClient,
  );
  expect(request.mock.calls[0]?.[1]).toMatchObject({ baseUrl: undefined });
});

test('fetchQuery rejects with the parsed error body, prefetchQuery swallows it', async () => {
  await runSample(async () => {
    const missing = { path: { bookId: 404 } };
    const options = { parameters: missing, requestFn, baseUrl };
    await expect(
      getBook.fetchQuery(options, queryClient),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      getBook.prefetchQuery(options, queryClient),
    ).resolves.toBeUndefined();
  });
});

test('fetchQuery without parameters and key type-checks and fails', async () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  await expect(
    listBooks.fetchQuery({ requestFn, baseUrl }, queryClient),
    // V8 words it in two ways, depending on how far it has compiled the function.
  ).rejects.toMatchObject({
    message: expect.stringMatching(
      /^(Cannot destructure|undefined is not iterable).*Symbol\(Symbol\.iterator\)/,
    ),
  });
  complaint.mockRestore();
});

test('fetchQuery takes empty parameters when all of them are optional', async () => {
  await runSample(async () => {
    await expect(
      listBooks.fetchQuery(
        { parameters: {}, requestFn, baseUrl },
        queryClient,
      ),
    ).resolves.toMatchObject({ page: 1 });
  });
});

test('fetchQuery of an operation without parameters takes its key', async () => {
  await runSample(async () => {
    const { getStatus } = qraft.status;
    await expect(
      getStatus.fetchQuery(
        { queryKey: getStatus.getQueryKey(), requestFn, baseUrl },
        queryClient,
      ),
    ).resolves.toMatchObject({ status: 'ok' });
  });
});

test('fetchQuery uses a queryFn of the query defaults', async () => {
  queryClient.setQueryDefaults(getBook.getQueryKey(parameters), {
    queryFn: () => book,
  });
  await expect(
    getBook.fetchQuery({ parameters }, queryClient),
  ).resolves.toEqual(book);
});

test('fetchQuery refuses key with parameters, and queryFn with requestFn', () => {
  const queryKey = getBook.getQueryKey(parameters);
  expect(() =>
    asWritten(getBook.fetchQuery)({ parameters, queryKey }, queryClient),
  ).toThrow(
    'options.queryKey and options.parameters are mutually exclusive',
  );
  const queryFn = (): typeof book => book;
  expect(() =>
    asWritten(getBook.fetchQuery)(
      { parameters, queryFn, requestFn },
      queryClient,
    ),
  ).toThrow('options.queryFn and requestFn are mutually exclusive');
});

test('fetchQuery resolves to undefined for an empty response, and the query fails', async () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  const empty = vi.fn().mockResolvedValue(undefined);
  await expect(
    asWritten(getBook.fetchQuery)(
      { parameters, requestFn: empty, baseUrl },
      queryClient,
    ),
  ).resolves.toBeUndefined();

  const state = getBook.getQueryState(parameters, queryClient);
  expect(state?.status).toBe('error');
  expect(String(state?.error)).toContain('data is undefined');
  expect(complaint).toHaveBeenCalled();
  complaint.mockRestore();
});

test('fetchInfiniteQuery loads pages with parameters merged from pageParam', async () => {
  await runSample(async () => {
    const data = await asWritten(listBooks.fetchInfiniteQuery)(
      {
        parameters: { query: { genre: 'fiction' } },
        initialPageParam: { query: { page: 1 } },
        pages: 2,
        getNextPageParam: (lastPage: { page: number }) => ({
          query: { page: lastPage.page + 1 },
        }),
        requestFn,
        baseUrl,
      },
      queryClient,
    );
    expect(data).toMatchObject({
      pageParams: [{ query: { page: 1 } }, { query: { page: 2 } }],
      pages: [{ page: 1 }, { page: 2 }],
    });
  });
});
