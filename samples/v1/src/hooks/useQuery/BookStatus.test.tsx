import { QueryClient } from '@tanstack/react-query';
import { renderHook, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { qraft } from '../../../shared/client';
import { recordSample, runSample } from '../../../testing/recordSample';
import { withContext } from '../../facts/withContext';
import { BookStatus } from './BookStatus';

test('loads one book', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    render(<BookStatus bookId={7} />);
    const text = await screen.findByText(/in the shop/);
    expect(text.textContent).toBe('The Left Hand of Darkness: in the shop');
  });
});

test('shows the alert after four requests', async () => {
  const record = await runSample(async ({ render }) => {
    render(<BookStatus bookId={99} />);
    await screen.findByRole('alert');
  });
  expect(record.match(/"method": "GET"/g)).toHaveLength(4);
});

test('aborts the request of an entry that is no longer shown', () => {
  const signals: AbortSignal[] = [];
  const { rerender, unmount } = renderHook(
    ({ bookId }) => qraft.books.getBook.useQuery({ path: { bookId } }),
    {
      wrapper: withContext({
        requestFn: (_schema, { signal }) => {
          signals.push(signal!);
          return new Promise<never>(() => undefined);
        },
      }),
      initialProps: { bookId: 7 },
    },
  );
  rerender({ bookId: 2 });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  unmount();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});

test('a default queryFn of the client is not used', async () => {
  const queryFn = vi.fn();
  const queryClient = new QueryClient({
    defaultOptions: { queries: { queryFn } },
  });
  const requestFn = vi.fn().mockResolvedValue({ title: 'Cosmos' });
  const { result } = renderHook(
    () => qraft.books.getBook.useQuery({ path: { bookId: 2 } }),
    { wrapper: withContext({ requestFn, queryClient }) },
  );
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect(queryFn).not.toHaveBeenCalled();
});

// > For an empty response without that header, `data` is `''`. If the
// > `Content-Type` of the empty response is JSON, the query fails with a
// > `SyntaxError` instead.
test.each<{ init: ResponseInit; result: string }>([
  { init: { status: 204 }, result: 'error: data is undefined' },
  {
    init: { headers: { 'content-length': '0' } },
    result: 'error: data is undefined',
  },
  { init: {}, result: "success: ''" },
  {
    init: { headers: { 'content-type': 'application/json' } },
    result: 'error: SyntaxError',
  },
])('an empty response with $init: $result', async ({ init, result }) => {
  await runSample(async ({ renderHook, mockApi }) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
    mockApi.respond(
      'get',
      '/books/{bookId}',
      () => new Response(null, init),
    );
    const parameters = { path: { bookId: 7 } };
    const { result: book } = renderHook(() =>
      qraft.books.getBook.useQuery(parameters, { retry: false }),
    );
    await waitFor(() => expect(book.current.isPending).toBe(false));
    const { status, data, error } = book.current;
    expect(`${status}: ${error ? String(error) : `'${data}'`}`).toMatch(
      new RegExp(result.replace(': ', ':.*')),
    );
    logged.mockRestore();
  });
});
