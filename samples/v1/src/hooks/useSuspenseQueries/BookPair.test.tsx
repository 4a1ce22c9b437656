import type { RequestFnPayload } from '@openapi-qraft/react';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import {
  act,
  cleanup,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
} from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { qraft } from '../../../shared/client';
import { recordSample, runSample } from '../../../testing/recordSample';
import { withSuspense } from '../../facts/withSuspense';
import { ErrorBoundary } from '../useSuspenseQuery/ErrorBoundary';
import { BookPair } from './BookPair';

test('suspends once for two requests', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    render(
      <Suspense fallback={<p>Loading both…</p>}>
        <BookPair bookIds={[7, 2]} />
      </Suspense>,
    );
    screen.getByText('Loading both…');
    await screen.findByText('The Left Hand of Darkness or Cosmos?');
  });
});

test('both requests start before the first response', () => {
  const unanswered = new Promise<never>(() => undefined);
  const requestFn = vi.fn(() => unanswered);
  render(<BookPair bookIds={[7, 2]} />, {
    wrapper: withSuspense({ requestFn }),
  });
  expect(requestFn).toHaveBeenCalledTimes(2);
});

test('a retry asks only for what has failed', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const keepQuiet = (event: Event) => event.preventDefault();
  window.addEventListener('error', keepQuiet);
  const record = await runSample(async ({ render }) => {
    render(
      <QueryErrorResetBoundary>
        {({ reset }) => (
          <ErrorBoundary onRetry={reset}>
            <Suspense>
              <BookPair bookIds={[7, 99]} />
            </Suspense>
          </ErrorBoundary>
        )}
      </QueryErrorResetBoundary>,
    );
    const again = await screen.findByText('Try again');
    fireEvent.click(again);
    await screen.findByText('Try again');
  });
  window.removeEventListener('error', keepQuiet);
  vi.restoreAllMocks();
  expect(record.match(/books\/7"/g)).toHaveLength(1);
  expect(record.match(/books\/99"/g)).toHaveLength(8);
});

// > The component renders, and the failed item has `isError: true` and no
// > `data`.
test('an error response without a body is not thrown', async () => {
  let items: object[] = [];
  function Book() {
    items = qraft.books.getBook.useSuspenseQueries({
      queries: [{ parameters: { path: { bookId: 7 } }, retry: false }],
    });
    return null;
  }
  await runSample(async ({ render, mockApi, idle }) => {
    const noBody = () => new Response(null, { status: 500 });
    mockApi.respond('get', '/books/{bookId}', noBody);
    render(
      <Suspense>
        <Book />
      </Suspense>,
    );
    await idle();
    await waitFor(() =>
      expect(items).toMatchObject([{ isError: true, data: undefined }]),
    );
  });
});

// > its error is thrown to the [boundary](./useSuspenseQuery.mdx#boundaries)
// > when the other items have settled
test('an error waits for the other items', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const keepQuiet = (event: Event) => event.preventDefault();
  window.addEventListener('error', keepQuiet);
  let finish: () => void = vi.fn();
  const requestFn = (_schema: unknown, { parameters }: RequestFnPayload) =>
    parameters?.path?.bookId === 2
      ? Promise.reject(new Error('no network'))
      : new Promise<never>((resolve) => {
          finish = () => resolve({ title: 'Book 7' } as never);
        });
  vi.useFakeTimers();
  try {
    render(
      <ErrorBoundary onRetry={vi.fn()}>
        <BookPair bookIds={[7, 2]} />
      </ErrorBoundary>,
      { wrapper: withSuspense({ requestFn }) },
    );
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(screen.queryByRole('alert')).toBeNull();
    finish();
    await act(() => vi.advanceTimersByTimeAsync(100));
    screen.getByRole('alert');
  } finally {
    cleanup();
    vi.useRealTimers();
    window.removeEventListener('error', keepQuiet);
    vi.restoreAllMocks();
  }
});

test('enabled: false disables nothing', () => {
  const unanswered = new Promise<never>(() => undefined);
  const requestFn = vi.fn(() => unanswered);
  renderHook(
    () =>
      qraft.books.getBook.useSuspenseQueries({
        queries: [{ parameters: { path: { bookId: 7 } }, enabled: false }],
      }),
    { wrapper: withSuspense({ requestFn }) },
  );
  expect(requestFn).toHaveBeenCalledTimes(1);
});

test('a retry loads stale data again, once the component is back', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const keepQuiet = (event: Event) => event.preventDefault();
  window.addEventListener('error', keepQuiet);
  let isDown = true;
  const requestFn = vi.fn(
    async (_schema: unknown, { parameters }: RequestFnPayload) => {
      const bookId = parameters?.path?.bookId;
      if (isDown && bookId === 2) throw new Error('no network');
      return { title: `Book ${String(bookId)}` } as never;
    },
  );
  vi.useFakeTimers();
  try {
    render(
      <QueryErrorResetBoundary>
        {({ reset }) => (
          <ErrorBoundary onRetry={reset}>
            <BookPair bookIds={[7, 2]} />
          </ErrorBoundary>
        )}
      </QueryErrorResetBoundary>,
      { wrapper: withSuspense({ requestFn }) },
    );
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    isDown = false;
    fireEvent.click(screen.getByText('Try again'));
    await act(() => vi.advanceTimersByTimeAsync(100));
    screen.getByText('Book 7 or Book 2?');
  } finally {
    cleanup();
    vi.useRealTimers();
    window.removeEventListener('error', keepQuiet);
    vi.restoreAllMocks();
  }
  const asked = requestFn.mock.calls.map(
    ([, { parameters }]) => parameters?.path?.bookId,
  );
  expect(asked).toEqual([7, 2, 2, 7]);
});
