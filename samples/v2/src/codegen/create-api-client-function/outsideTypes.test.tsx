import { qraftAPIClient, requestFn } from '@openapi-qraft/react';
import { getQueryKey } from '@openapi-qraft/react/callbacks';
import { QueryClient } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { Providers } from '../../../testing/renderSample';
import { services } from './api';
import { cache, full, keys, requests } from './clients';
import { mistakes } from './outsideTypes';

const parameters = { path: { bookId: 7 } };
const wrapper = Providers;

/** A client without its types: this file tries what they forbid. */
interface Untyped {
  (...options: unknown[]): unknown;
  [name: string]: Untyped;
}
const untyped = (client: unknown) => client as Untyped;

afterEach(() => vi.restoreAllMocks());

test('cache methods want a queryClient', () => {
  expect(mistakes.readWithoutQueryClient).toThrow(
    "'qraft.<service>.<operation>.getQueryData()' requires 'queryClient' in 'createAPIClient(...)' options.",
  );
});

test('fetchQuery of a cache client has no function', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await expect(mistakes.requestFromTheCache()).rejects.toMatchObject({
    message: expect.stringMatching(/Missing queryFn/),
  });
});

test('fetchQuery of a cache client works with a requestFn of its own', async () => {
  await runSample(async () => {
    const fetchQuery = untyped(cache).books!.getBook!.fetchQuery!;
    await expect(
      fetchQuery({
        parameters,
        requestFn,
        baseUrl: 'https://bookshop.example/v1',
      }),
    ).resolves.toMatchObject({ title: 'The Left Hand of Darkness' });
  });
});

test('an operation cannot be called without a requestFn', () => {
  expect(mistakes.callWithoutRequestFn).toThrow(
    /^Cannot read properties of undefined \(reading 'requestFn'\)$/,
  );
  expect(() => untyped(cache).books!.getBook!({ parameters })).toThrow(
    /^requestFn is not a function$/,
  );
});

test('useQuery of a client for keys throws', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() =>
    renderHook(() => untyped(keys).books!.getBook!.useQuery!(parameters), {
      wrapper,
    }),
  ).toThrow(/reading 'queryClient'/);
});

test('useQuery of a cache client fails its query', async () => {
  const { result } = renderHook(
    () =>
      untyped(cache).books!.getBook!.useQuery!(parameters, {
        retry: false,
      }) as { error: unknown },
    { wrapper },
  );
  await waitFor(() =>
    expect(result.current.error).toMatchObject({
      message: 'qraftOptions.requestFn is not a function',
    }),
  );
});

test('a hook without provider throws, unless the client has a queryClient', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() =>
    renderHook(() => requests.books.getBook.useQuery(parameters)),
  ).toThrow('No QueryClient set, use QueryClientProvider to set one');
  expect(() =>
    renderHook(() => keys.books.getBook.useIsFetching()),
  ).toThrow('No QueryClient set, use QueryClientProvider to set one');
  await runSample(async ({ idle }) => {
    const { result } = renderHook(() =>
      full.books.getBook.useQuery(parameters),
    );
    await idle();
    expect(result.current.data?.title).toBe('The Left Hand of Darkness');
  });
});

test('only the callbacks given can be called', () => {
  const client = untyped(
    qraftAPIClient(
      services,
      { getQueryKey },
      { requestFn, baseUrl: '', queryClient: new QueryClient() },
    ),
  );
  expect(() => client.books!.getBook!.useQuery!(parameters)).toThrow(
    "Callback for 'qraft.<service>.<operation>.useQuery()' is not provided in the 'callbacks' object.",
  );
  expect(() => client.books!.getBook!({ parameters })).toThrow(
    "Callback 'operationInvokeFn' is required for executing 'qraft.<service>.<operation>()', but it is not provided in the 'callbacks' object.",
  );
});

test('a name that does not exist is noticed when it is used', () => {
  const { magazine } = untyped(full).books!;
  const message = 'Service operation not found: books.magazine';
  expect(() => magazine!.getQueryKey!()).toThrow(message);
  expect(() => magazine!()).toThrow(message);
  expect(() => magazine!.schema).toThrow(message);
});

test('what a client looks like in a log', async () => {
  const { getBook } = full.books;
  expect(String(getBook)).toBe('[QraftAPIClient books.getBook]');
  expect(typeof getBook).toBe('function');
  expect(getBook.schema).toEqual({ method: 'get', url: '/books/{bookId}' });
  // JSON in JSON: toJSON returns a text.
  expect(JSON.parse(JSON.stringify(getBook))).toBe(
    JSON.stringify({ schema: getBook.schema }),
  );
  // `types` is for the compiler; at run time there is only a proxy.
  expect(typeof untyped(getBook).types).toBe('function');
  expect(await Promise.resolve(full)).toBe(full);
  expect(getBook).not.toBe(full.books.getBook);
});

test('refetchQueries of a cache client runs, though it has no type', async () => {
  await expect(
    untyped(cache).books!.getBook!.refetchQueries!(),
  ).resolves.toBeUndefined();
});
