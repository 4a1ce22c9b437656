import { requestFn } from '@openapi-qraft/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  render,
  renderHook,
  screen,
  waitFor,
} from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { createAPIClient } from './api';
import { BookCard } from './BookCard';
import { api, queryClient } from './client';
import { freshProviders } from './freshProviders';
import { baseUrl, book, server } from './server';
import { useBookPrice } from './useBookPrice';

// What the page says about caches, jsdom, MSW, and timers.

const parameters = { path: { bookId: 7 } };

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a relative base URL is resolved against the address of the page', async () => {
  server.use(http.get('/v1/books/:bookId', () => HttpResponse.json(book)));
  const { books } = createAPIClient({ requestFn, baseUrl: '/v1' });
  const { data, response } = await books.getBook({ parameters });
  expect(data).toEqual(book);
  expect(response?.url).toBe('http://localhost:3000/v1/books/7');
});

// > Your `baseUrl` is relative. In the `node` environment, or in jsdom without
// > MSW, use an absolute `baseUrl`. In jsdom with MSW, a relative `baseUrl`
// > works: MSW resolves it against `http://localhost:3000/`, and handlers with
// > a relative path match the request.
test('without MSW, jsdom does not resolve a relative base URL', async () => {
  server.close();
  const { books } = createAPIClient({ requestFn, baseUrl: '/v1' });
  const { error } = await books.getBook({ parameters });
  server.listen({ onUnhandledFrame: 'error' });
  expect(error).toMatchObject({
    message: 'Failed to parse URL from /v1/books/7',
  });
});

test('an unhandled request fails and is named in the console', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { error } = await api.status.getStatus();
  expect(error).toMatchObject({ message: 'fetch failed' });
  expect(log).toHaveBeenCalledWith(
    expect.stringContaining(`GET ${baseUrl}/status`),
  );
});

test('the option for unhandled requests has another name than in MSW 2', () => {
  server.close();
  // @ts-expect-error: "onUnhandledRequest" does not exist in MSW 3
  server.listen({ onUnhandledRequest: 'error' });
});

test('a file arrives without its name', async () => {
  let received: FormData | undefined;
  server.use(
    http.post(`${baseUrl}/books/:bookId/cover`, async ({ request }) => {
      received = await request.formData();
      return HttpResponse.json({ bookId: 7 }, { status: 201 });
    }),
  );
  const cover = new File(['png'], 'cover.png', { type: 'image/png' });
  await api.books.uploadCover({ parameters, body: { cover } });
  expect(received?.get('cover')).toMatchObject({ name: 'blob', size: 3 });
});

test('unmounting aborts the request', async () => {
  const signals: AbortSignal[] = [];
  server.use(
    http.get(`${baseUrl}/books/:bookId`, ({ request }) => {
      signals.push(request.signal);
      return delay('infinite');
    }),
  );
  const { unmount } = render(<BookCard bookId={7} />);
  await waitFor(() => expect(signals).toHaveLength(1));
  unmount();
  await waitFor(() => expect(signals[0]?.aborted).toBe(true));
});

test('a client with a queryClient ignores the provider', () => {
  api.books.getBook.setQueryData(parameters, book);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BookCard bookId={7} />
    </QueryClientProvider>,
  );
  expect(screen.queryByRole('heading')).not.toBeNull();
});

test('fresh providers share no data', async () => {
  const first = renderHook(() => useBookPrice(7), {
    wrapper: freshProviders(),
  });
  await waitFor(() => expect(first.result.current).toBe('13.90 €'));
  const second = renderHook(() => useBookPrice(7), {
    wrapper: freshProviders(),
  });
  expect(second.result.current).toBeUndefined();
});

test('clear() aborts what is in flight', async () => {
  const signals: AbortSignal[] = [];
  server.use(
    http.get(`${baseUrl}/books/:bookId`, ({ request }) => {
      signals.push(request.signal);
      return delay('infinite');
    }),
  );
  void api.books.getBook.prefetchQuery({ parameters });
  await waitFor(() => expect(signals).toHaveLength(1));
  queryClient.clear();
  await waitFor(() => expect(signals[0]?.aborted).toBe(true));
});

// > `queryClient.clear()` empties the cache and aborts the requests of queries.
test('clear() does not abort mutations', async () => {
  const signals: AbortSignal[] = [];
  server.use(
    http.post(`${baseUrl}/books/:bookId/reviews`, async ({ request }) => {
      signals.push(request.signal);
      await delay(50);
      return HttpResponse.json({}, { status: 201 });
    }),
  );
  const { result } = renderHook(() =>
    api.books.createReview.useMutation(parameters),
  );
  const sent = result.current.mutateAsync({ rating: 5, text: 'Good.' });
  await waitFor(() => expect(signals).toHaveLength(1));
  queryClient.clear();
  await expect(sent).resolves.toEqual({});
  expect(signals[0]?.aborted).toBe(false);
});

test('three retries follow unless they are turned off', async () => {
  let count = 0;
  server.use(
    http.get(`${baseUrl}/books/:bookId`, () => {
      count += 1;
      return HttpResponse.json(null, { status: 500 });
    }),
  );
  render(<BookCard bookId={7} />);
  await screen.findByRole('alert');
  expect(count).toBe(1);
  expect(queryClient.getDefaultOptions().queries?.retry).toBe(false);
});

test('setup.ts keeps the other defaults of the application', async () => {
  const before = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({
    queries: { staleTime: 1000 },
    mutations: { retry: 2 },
  });
  vi.resetModules();
  // The same client: only the setup file runs again.
  vi.doMock('./client', () => ({ api, queryClient }));
  await import('./setup');
  expect(queryClient.getDefaultOptions()).toEqual({
    queries: { staleTime: 1000, retry: false },
    mutations: { retry: 2 },
  });
  queryClient.setDefaultOptions(before);
  vi.doUnmock('./client');
});

test('with fake timers, data does not arrive', async () => {
  const realSetTimeout = setTimeout;
  vi.useFakeTimers();
  render(<BookCard bookId={7} />);
  const found = screen.findByRole('heading').then(() => 'found');
  const waited = new Promise((resolve) =>
    realSetTimeout(resolve, 1000, 'waited'),
  );
  expect(await Promise.race([found, waited])).toBe('waited');
  await vi.runAllTimersAsync();
  expect(await found).toBe('found');
});

test('with shouldAdvanceTime, queries and user-event work', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  render(<BookCard bookId={7} />);
  await user.click(await screen.findByRole('heading'));
});
