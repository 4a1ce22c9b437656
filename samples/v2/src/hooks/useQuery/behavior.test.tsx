import { QueryClient, skipToken } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { requestFn } from '@openapi-qraft/react';
import { expect, test, vi } from 'vitest';
import { Providers } from '../../../testing/renderSample';
import { runSample } from '../../../testing/recordSample';
import { createAPIClient } from './api';
import { api, queryClient } from './client';

const parameters = { path: { bookId: 7 } };

test('meta and a signal reach the request function', async () => {
  await runSample(async ({ renderHook }) => {
    const spy = vi.fn(requestFn);
    const client = createAPIClient({
      requestFn: spy as typeof requestFn,
      queryClient,
      baseUrl: 'https://bookshop.example/v1',
    });
    const { result } = renderHook(() =>
      client.books.getBook.useQuery(parameters, { meta: { silent: true } }),
    );
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    expect(spy.mock.calls[0]?.[1]).toMatchObject({
      meta: { silent: true },
      parameters,
      signal: expect.any(AbortSignal),
    });
  });
});

test('skipToken disables the query', async () => {
  await runSample(async ({ renderHook, idle }) => {
    const { result } = renderHook(() =>
      api.books.getBook.useQuery(parameters, { queryFn: skipToken }),
    );
    await idle();
    expect(result.current.fetchStatus).toBe('idle');

    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { error } = await result.current.refetch();
    expect(String(error)).toMatch(/^Error: Missing queryFn/);
    log.mockRestore();
  });
});

test('a default queryFn of the QueryClient is not used', async () => {
  await runSample(async () => {
    const queryFn = vi.fn();
    const own = new QueryClient({
      defaultOptions: { queries: { queryFn } },
    });
    const client = createAPIClient({
      requestFn,
      queryClient: own,
      baseUrl: 'https://bookshop.example/v1',
    });
    const { result } = renderHook(() =>
      client.books.getBook.useQuery(parameters),
    );
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    expect(queryFn).not.toHaveBeenCalled();
  });
});

test('without a QueryClient anywhere it throws', () => {
  const client = createAPIClient({ requestFn, baseUrl: '' });
  const error = vi
    .spyOn(console, 'error')
    .mockImplementation(() => undefined);
  expect(() =>
    renderHook(() => client.books.getBook.useQuery(parameters)),
  ).toThrow('No QueryClient set, use QueryClientProvider to set one');
  error.mockRestore();
});

test('the QueryClient of the options wins over the provider', async () => {
  await runSample(async () => {
    const own = new QueryClient();
    const client = createAPIClient({
      requestFn,
      queryClient: own,
      baseUrl: 'https://bookshop.example/v1',
    });
    const { result } = renderHook(
      () => client.books.getBook.useQuery(parameters),
      { wrapper: Providers },
    );
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    expect(own.getQueryCache().getAll()).toHaveLength(1);
    expect(queryClient.getQueryCache().getAll()).toHaveLength(0);
  });
});

test('a key in another spelling is another entry', async () => {
  const record = await runSample(async ({ renderHook, idle }) => {
    renderHook(() => [
      api.books.listBooks.useQuery(),
      api.books.listBooks.useQuery({}),
      api.books.listBooks.useQuery({ query: {} }),
    ]);
    await idle();
  });
  // Nothing and {} are one entry; an empty group makes a second one.
  expect(record.match(/"method": "GET"/g)).toHaveLength(2);
});

test('undefined values do not make another entry', async () => {
  const record = await runSample(async ({ renderHook, idle }) => {
    renderHook(() => [
      api.books.listBooks.useQuery({ query: { page: 1 } }),
      api.books.listBooks.useQuery({
        query: { page: 1, genre: undefined },
      }),
    ]);
    await idle();
  });
  expect(record.match(/"method": "GET"/g)).toHaveLength(1);
});

test('with initialData, a failed first load is a failed refetch', async () => {
  await runSample(async ({ renderHook, mockApi, idle }) => {
    mockApi.failNetwork();
    // The copy reads every field, so that each change renders.
    const { result } = renderHook(() => ({
      ...api.status.getStatus.useQuery(undefined, {
        initialData: { status: 'ok', version: '1.3.0' },
      }),
    }));
    expect(result.current.isPending).toBe(false);
    await idle();
    expect(result.current).toMatchObject({
      isLoadingError: false,
      isRefetchError: true,
      data: { version: '1.3.0' },
    });
  });
});

// > If `initialData` isn't `undefined`, `data` is defined from the first
// > render on.
test('initialData that finds nothing leaves the query pending', async () => {
  await runSample(async ({ renderHook, idle }) => {
    const { result } = renderHook(() =>
      api.books.getBook.useQuery(parameters, {
        initialData: () =>
          api.books.listBooks
            .getQueryData()
            ?.items.find(({ id }) => id === 7),
      }),
    );
    expect(result.current.isPending).toBe(true);
    await idle();
  });
});

// > If the component reads only `data`, it rerenders only when the selected
// > value changes:
test('a refetch rerenders what reads isFetching, not only data', async () => {
  await runSample(async ({ renderHook, idle }) => {
    const renders = { data: 0, both: 0 };
    const select = ({ title }: { title: string }) => title;
    renderHook(() => {
      renders.data += 1;
      return api.books.getBook.useQuery(parameters, { select }).data;
    });
    renderHook(() => {
      renders.both += 1;
      const { data, isFetching } = api.books.getBook.useQuery(parameters, {
        select,
      });
      return [data, isFetching];
    });
    await idle();
    const before = { ...renders };
    await act(() => api.books.getBook.refetchQueries());
    await idle();
    expect(renders.data).toBe(before.data);
    expect(renders.both).toBeGreaterThan(before.both);
  });
});

// > If the second client sends to another server, give it its own
// > `QueryClient`,
test('two clients with one QueryClient share entries', async () => {
  const urls: (string | undefined)[] = [];
  const load = ((_schema, { baseUrl }) => {
    urls.push(baseUrl);
    return Promise.resolve({ data: { id: 7 }, response: new Response() });
  }) as typeof requestFn;
  const load7 = (baseUrl: string) => {
    const client = createAPIClient({
      requestFn: load,
      queryClient,
      baseUrl,
    });
    return client.books.getBook.useQuery(parameters, { staleTime: 60_000 });
  };
  await runSample(async ({ renderHook, idle }) => {
    renderHook(() => load7('/one'));
    await idle();
    const { result } = renderHook(() => load7('/two'));
    await idle();
    expect(result.current.data?.id).toBe(7);
  });
  expect(urls).toEqual(['/one']);
});
