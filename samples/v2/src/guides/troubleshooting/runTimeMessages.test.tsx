import { qraftAPIClient, requestFn } from '@openapi-qraft/react';
import * as callbacks from '@openapi-qraft/react/callbacks';
import { resolveResponse } from '@openapi-qraft/react/unstable__responseUtils';
import { createSecureRequestFn } from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';
import { CancelledError, QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nodeFetch } from '../../../../common/testing/nodeFetch';
import { runSample } from '../../../testing/recordSample';
import { Providers } from '../../../testing/renderSample';
import { createAPIClient, services } from './api';
import { readMessages } from './readMessages';

const page = readFileSync(
  path.join(
    import.meta.dirname,
    '../../../../../docs/guides/troubleshooting.mdx',
  ),
  'utf8',
);

const baseUrl = 'https://bookshop.example/v1';
const parameters = { path: { bookId: 7 } };
const wrapper = Providers;

/** A client without its types: this file tries what they forbid. */
interface Untyped {
  (...options: unknown[]): unknown;
  [name: string]: Untyped;
}
const untyped = (value: unknown) => value as Untyped;

const createQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } });

function createClient(ownRequestFn: unknown = requestFn) {
  const options = { requestFn: ownRequestFn as typeof requestFn, baseUrl };
  return createAPIClient({ ...options, queryClient: createQueryClient() });
}
const api = createClient();
const { getBook, createBook } = untyped(api).books!;
const requests = untyped(createAPIClient({ requestFn, baseUrl })).books!;
const cache = untyped(
  createAPIClient({ queryClient: createQueryClient() }),
).books!;
const keys = untyped(createAPIClient()).books!;

const withRequestFn = (ownRequestFn: unknown) => () =>
  createClient(ownRequestFn).books.getBook.fetchQuery({ parameters });

const withCredential = (credential: unknown) => () =>
  createSecureRequestFn(
    { Member: () => credential as string },
    requestFn,
    createQueryClient(),
  )(
    { method: 'get', url: '/members/me', security: ['Member'] },
    { baseUrl, parameters: undefined },
  );

const render = (hook: () => unknown) => () => renderHook(hook, { wrapper });

/** What each message on the page comes from. The console counts as well. */
const MISTAKES: Record<string, (() => unknown)[]> = {
  client: [
    () => requests.getBook!.getQueryData!(parameters),
    () => untyped(api).books!.magazine!(),
    () =>
      untyped(
        qraftAPIClient(services, { getQueryKey: callbacks.getQueryKey }),
      ).books!.getBook!.useQuery!(parameters),
    () =>
      untyped(
        qraftAPIClient(services.books, callbacks, { requestFn, baseUrl }),
      ).getBook!({ parameters }),
    () =>
      untyped(
        qraftAPIClient(services, { getQueryKey: callbacks.getQueryKey }),
      ).books!.getBook!({ parameters }),
    () => cache.getBook!({ parameters }),
    async () => {
      const { result } = renderHook(
        () => cache.createBook!.useMutation!() as Untyped,
        { wrapper },
      );
      await act(async () => result.current.mutateAsync!({ body: {} }));
    },
    () => keys.getBook!({ parameters }),
    render(() => keys.getBook!.useQuery!(parameters)),
    render(() => keys.createBook!.useMutation!()),
    render(() => createBook!.useMutation!({}, { mutationKey: ['new'] })),
    () => getBook!.invalidateQueries!({ parameters, queryKey: [] }),
    () => createBook!.isMutating!({ parameters: {}, mutationKey: [] }),
    () => getBook!.fetchQuery!({ parameters, queryKey: [] }),
    () => getBook!.fetchQuery!({ parameters, requestFn, queryFn: fetch }),
    () => createBook!.getMutationKey!(7),
    async () => {
      const { result } = renderHook(
        () => api.orders.cancelOrder.useMutation(),
        { wrapper },
      );
      await act(async () => untyped(result.current.mutateAsync)());
    },
  ],
  requests: [
    withRequestFn(() => Promise.resolve()),
    withRequestFn(() => Promise.reject(undefined)),
    withRequestFn(() => Promise.reject({ status: 500 })),
    withRequestFn(() => ({ data: {} })),
    async () => {
      const { error } = await resolveResponse(new Response() as never);
      throw error;
    },
    () =>
      requestFn(
        { method: 'post', url: '/', mediaType: ['multipart/form-data'] },
        { baseUrl, parameters: undefined, body: 7 as never },
      ),
    async () => {
      const { error } = await requestFn(
        { method: 'get', url: '/books' },
        { baseUrl: '/v1', parameters: undefined },
        { fetch: nodeFetch },
      );
      throw error;
    },
    withCredential('opaque-token'),
    withCredential('e30.e30.'),
    withCredential({ value: 'secret' }),
  ],
  'tanstack-query': [
    () => renderHook(() => requests.getBook!.useQuery!(parameters)),
    () => cache.getBook!.fetchQuery!({ parameters }),
    withRequestFn(() => Promise.resolve({ title: 'Kindred' })),
    async () => {
      const book = api.books.getBook.fetchQuery({ parameters });
      const settled = expect(book).rejects.toBeInstanceOf(Error);
      await api.books.getBook.cancelQueries();
      await settled;
      await book;
    },
    render(() =>
      api.books.getBook.useQueries({
        queries: [{ parameters }, { parameters }],
      }),
    ),
    () => api.books.getBook.useQuery(parameters),
  ],
};

let logged: string[];

beforeEach(() => {
  logged = [];
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((message) => {
      logged.push(String(message));
    });
  }
});
afterEach(() => vi.restoreAllMocks());

/** What an error looks like in a console: its name and its message. */
const describe = (error: unknown) =>
  error instanceof Error ? String(error) : JSON.stringify(error);

test.each(Object.entries(MISTAKES))(
  'the messages under #%s are what these mistakes give',
  async (section, mistakes) => {
    const seen: string[] = [];
    for (const mistake of mistakes) {
      logged = [];
      await runSample(async () => {
        const error = await new Promise((resolve) => {
          resolve(mistake());
        }).then(() => undefined, describe);
        seen.push([error, ...logged].join('\n'));
      });
    }
    const shown = readMessages(page, section);
    expect(
      shown.filter(
        (message) => !seen.some((text) => text.includes(message)),
      ),
    ).toEqual([]);
    expect(
      seen.filter(
        (text) => !shown.some((message) => text.includes(message)),
      ),
    ).toEqual([]);
  },
);

// > The same happens if `fetchQuery()` shares the request of a component, and
// > the component unmounts.
test('fetchQuery() rejects if the component that loads unmounts', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.delay(50);
    const { unmount } = renderHook(
      () => api.books.getBook.useQuery(parameters),
      { wrapper },
    );
    const book = api.books.getBook.fetchQuery({ parameters });
    const settled = expect(book).rejects.toBeInstanceOf(CancelledError);
    unmount();
    await settled;
  });
});

// > On such a client, `prefetchQuery()` does nothing, and shows no message.
test('prefetchQuery() without requestFn is silent', async () => {
  await runSample(async () => {
    await cache.getBook!.prefetchQuery!({ parameters });
    expect(logged).toEqual([]);
  });
});

// > The message ends with the value.
test.each([undefined, null, '', 'a text'])(
  'a request function that resolves to or rejects with %j',
  async (value) => {
    for (const result of [
      () => Promise.resolve(value),
      () => Promise.reject(value as unknown as Error),
    ]) {
      await runSample(async () => {
        await expect(withRequestFn(result)()).rejects.toMatchObject({
          message: `Cannot use 'in' operator to search for 'error' in ${value}`,
        });
      });
    }
  },
);
