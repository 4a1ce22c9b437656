import { QraftContext, type QraftContextValue } from '@openapi-qraft/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { createContext, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { createAPIClient } from '../../generated/api';
import { qraft } from '../../shared/client';
import { renderError } from './renderError';
import { withContext } from './withContext';

const { getBook, listBooks } = qraft.books;
const parameters = { path: { bookId: 7 } };

function fresh(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false } } });
}

test('without a context a query renders and fails', async () => {
  const queryClient = fresh();
  const { result } = renderHook(() =>
    getBook.useQuery(parameters, {}, queryClient),
  );
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(String(result.current.error)).toBe(
    'Error: QraftContext.requestFn not found',
  );
});

test('without a context a queryFn of its own is enough', async () => {
  const queryClient = fresh();
  const { result } = renderHook(() =>
    listBooks.useQuery(
      {},
      { queryFn: () => ({ items: [], page: 1, pageSize: 2, total: 0 }) },
      queryClient,
    ),
  );
  await waitFor(() => expect(result.current.data?.page).toBe(1));
});

test('a query hands requestFn the base URL, signal, and meta', async () => {
  const requestFn = vi.fn().mockResolvedValue({});
  renderHook(
    () => getBook.useQuery(parameters, { meta: { from: 'test' } }),
    {
      wrapper: withContext({
        requestFn,
        baseUrl: 'https://bookshop.example',
      }),
    },
  );
  await waitFor(() => expect(requestFn).toHaveBeenCalled());
  expect(requestFn.mock.calls[0]).toEqual([
    getBook.schema,
    {
      parameters,
      baseUrl: 'https://bookshop.example',
      signal: expect.any(AbortSignal),
      meta: { from: 'test' },
    },
  ]);
});

test('useQuery can be called without arguments when nothing is required', async () => {
  const requestFn = vi.fn().mockResolvedValue({ status: 'ok' });
  const { result } = renderHook(() => qraft.status.getStatus.useQuery(), {
    wrapper: withContext({ requestFn }),
  });
  await waitFor(() => expect(result.current.data?.status).toBe('ok'));
});

test('looks for the client in the argument, the context, the provider', () => {
  const byArgument = fresh();
  const byContext = fresh();
  const byProvider = fresh();
  const wrap =
    (value: QraftContextValue) =>
    ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={byProvider}>
        <QraftContext.Provider value={value}>
          {children}
        </QraftContext.Provider>
      </QueryClientProvider>
    );
  const requestFn = vi.fn().mockResolvedValue({});
  const has = (client: QueryClient): boolean =>
    getBook.getQueryState(parameters, client) !== undefined;

  renderHook(() => getBook.useQuery(parameters, {}, byArgument), {
    wrapper: wrap({ requestFn, queryClient: byContext }),
  });
  expect([has(byArgument), has(byContext), has(byProvider)]).toEqual([
    true,
    false,
    false,
  ]);

  renderHook(() => getBook.useQuery(parameters), {
    wrapper: wrap({ requestFn, queryClient: byContext }),
  });
  expect([has(byContext), has(byProvider)]).toEqual([true, false]);

  renderHook(() => getBook.useQuery(parameters), {
    wrapper: wrap({ requestFn }),
  });
  expect(has(byProvider)).toBe(true);
});

test('without any client TanStack Query says so', () => {
  expect(String(renderError(() => getBook.useQuery(parameters)))).toContain(
    'No QueryClient set',
  );
});

test('a client with a context of its own reads that one', async () => {
  const ShopContext = createContext<QraftContextValue>(undefined);
  const shop = createAPIClient({ context: ShopContext });
  const requestFn = vi.fn().mockResolvedValue({ status: 'ok' });
  const queryClient = fresh();
  const { result } = renderHook(() => shop.status.getStatus.useQuery(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <ShopContext.Provider value={{ requestFn, queryClient }}>
        {children}
      </ShopContext.Provider>
    ),
  });
  await waitFor(() => expect(result.current.data?.status).toBe('ok'));
});

test('an empty response makes a query fail', async () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  const { result } = renderHook(() => getBook.useQuery(parameters), {
    wrapper: withContext({
      requestFn: vi.fn().mockResolvedValue(undefined),
    }),
  });
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(String(result.current.error)).toContain('data is undefined');
  complaint.mockRestore();
});

test('useIsFetching without filters counts finite and infinite queries', async () => {
  const unanswered = new Promise<never>(() => undefined);
  const never = vi.fn(() => unanswered);
  const { result } = renderHook(
    () => {
      listBooks.useQuery();
      listBooks.useInfiniteQuery(
        {},
        { initialPageParam: {}, getNextPageParam: () => undefined },
      );
      return [listBooks.useIsFetching(), listBooks.useIsFetching({})];
    },
    { wrapper: withContext({ requestFn: never }) },
  );
  await waitFor(() => expect(result.current).toEqual([2, 1]));
});
