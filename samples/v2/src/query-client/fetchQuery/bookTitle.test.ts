import { onlineManager } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { loadTitle } from './bookTitle';
import { api, queryClient } from './client';

test('resolves to the data of one book', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    value('loadTitle(7)', await loadTitle(7));
  });
});

test('calls at the same time share one request, later ones request again', async () => {
  const record = await runSample(async () => {
    await Promise.all([loadTitle(7), loadTitle(7)]);
    await loadTitle(7);
  });
  expect(countRequests(record)).toBe(2);
});

test('does not retry, and rejects with the parsed body', async () => {
  const record = await runSample(async () => {
    await expect(loadTitle(99)).rejects.toMatchObject({
      title: 'Not found',
    });
  });
  expect(countRequests(record)).toBe(1);
});

test('rejects with the text of an unknown response, with null for an empty one', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.respond('get', '/books/{bookId}', () => {
      return new Response('Bad gateway', { status: 502 });
    });
    await expect(loadTitle(7)).rejects.toBe('Bad gateway');
    mockApi.respond('get', '/books/{bookId}', () => {
      const headers = { 'Content-Length': '0' };
      return new Response(null, { status: 502, headers });
    });
    await expect(loadTitle(7)).rejects.toBeNull();
  });
});

// > The error of a `404` with a JSON body is therefore **not** an instance of
// > `Error`. If there is no response, or if the JSON of a response can't be
// > parsed, the promise rejects with an `Error`.
test('rejects with an Error without valid JSON, with an empty text without a body', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.respond('get', '/books/{bookId}', () => {
      const headers = { 'Content-Type': 'application/json' };
      return new Response(null, { status: 502, headers });
    });
    await expect(loadTitle(7)).rejects.toBeInstanceOf(SyntaxError);
    // > rejects with its text, which may be empty.
    mockApi.respond('get', '/books/{bookId}', () => {
      return new Response(null, { status: 502 });
    });
    await expect(loadTitle(7)).rejects.toBe('');
  });
});

test('throws before it returns a promise when options conflict', async () => {
  const parameters = { path: { bookId: 7 } };
  const { fetchQuery, getQueryKey } = api.books.getBook;
  const both = { parameters, queryKey: getQueryKey(parameters) };
  // The types forbid it; untyped callers see the message.
  const untyped = fetchQuery as (options: unknown) => Promise<unknown>;
  expect(() => untyped(both)).toThrow(
    'callQueryClientMethodWithQueryKey: options.queryKey and options.parameters are mutually exclusive',
  );
  const functions = { parameters, queryFn: () => 1, requestFn: () => 1 };
  expect(() => untyped(functions)).toThrow(
    'callQueryClientMethodWithQueryKey: options.queryFn and options.requestFn are mutually exclusive',
  );
});

test('data that an invalidation marked is fetched again, however young', async () => {
  const parameters = { path: { bookId: 7 } };
  const { fetchQuery, invalidateQueries } = api.books.getBook;
  const record = await runSample(async () => {
    await fetchQuery({ parameters, staleTime: Infinity });
    await invalidateQueries();
    await fetchQuery({ parameters, staleTime: Infinity });
  });
  expect(countRequests(record)).toBe(2);
});

// > or its last refetch failed. In both cases, the entry is stale, unless
// > `staleTime` is `'static'`.
test('data whose refetch failed is fetched again, unless it is static', async () => {
  const parameters = { path: { bookId: 7 } };
  const { fetchQuery } = api.books.getBook;
  const record = await runSample(async ({ mockApi }) => {
    await fetchQuery({ parameters });
    mockApi.failNetwork();
    await expect(fetchQuery({ parameters })).rejects.toBeInstanceOf(Error);
    mockApi.restoreNetwork();
    await fetchQuery({ parameters, staleTime: 'static' });
    await fetchQuery({ parameters, staleTime: Infinity });
  });
  expect(countRequests(record)).toBe(3);
});

// > the promise waits while the browser is offline. When the connection is
// > back, the promise continues if the `QueryClient` is [mounted]
test.each([true, false])(
  'continues after being offline if the QueryClient is mounted: %s',
  async (isMounted) => {
    await runSample(async () => {
      if (isMounted) queryClient.mount();
      onlineManager.setOnline(false);
      let title: string | undefined;
      const loading = loadTitle(7).then((loaded) => (title = loaded));
      onlineManager.setOnline(true);
      if (isMounted) {
        await loading;
        queryClient.unmount();
      } else {
        await new Promise((resolve) => setTimeout(resolve, 50));
        expect(title).toBeUndefined();
        queryClient.getQueryCache().onOnline();
        await loading;
      }
    });
  },
);

function countRequests(record: string) {
  return (JSON.parse(record) as { requests: unknown[] }).requests.length;
}
