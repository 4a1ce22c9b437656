import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { ErrorBoundary } from '../useSuspenseQuery/ErrorBoundary';
import { CheapestBook } from './CheapestBook';
import { api } from './client';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

test('makes one value of all books', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    const page = render(
      <Suspense fallback="Loading…">
        <CheapestBook bookIds={[1, 4, 7]} />
      </Suspense>,
    );
    await page.findByText('Cheapest: Late in the Day');
  });
});

// > An empty array sends nothing, and the result is `[]` or `combine([])`.
test('an empty list is combined, too', async () => {
  await runSample(({ render }) => {
    const page = render(<CheapestBook bookIds={[]} />);
    expect(page.container.textContent).toBe('Cheapest: nothing chosen');
  });
});

test('one failure sends the whole group to the boundary', async () => {
  await runSample(async ({ render }) => {
    render(
      <ErrorBoundary onRetry={() => undefined}>
        <Suspense fallback="Loading…">
          <CheapestBook bookIds={[1, 99]} />
        </Suspense>
      </ErrorBoundary>,
    );
    await screen.findByRole('alert');
    const found = api.books.getBook.getQueryData({ path: { bookId: 1 } });
    expect(found?.title).toBe('Invisible Cities');
  });
});

test('a retry asks for what is missing, and for what is stale', async () => {
  const record = await runSample(async ({ render, mockApi, idle }) => {
    function Screen() {
      const { reset } = useQueryErrorResetBoundary();
      return (
        <ErrorBoundary onRetry={reset}>
          <Suspense fallback="Loading…">
            <CheapestBook bookIds={[1, 4, 7]} />
          </Suspense>
        </ErrorBoundary>
      );
    }
    const [book] = mockApi.data.books;
    const missing = new Set(['7']);
    mockApi.respond('get', '/books/{bookId}', ({ path }) =>
      missing.has(String(path.bookId))
        ? new Response('', { status: 503 })
        : {
            status: 200 as const,
            body: { ...book!, id: Number(path.bookId) },
          },
    );
    render(<Screen />);
    const retry = await screen.findByText('Try again');
    missing.clear();
    await api.books.getBook.invalidateQueries({
      parameters: { path: { bookId: 4 } },
      refetchType: 'none',
    });
    fireEvent.click(retry);
    await screen.findByText(/Cheapest/);
    await idle();
  });
  const count = (bookId: number) =>
    record.split(`/books/${bookId}"`).length - 1;
  expect([1, 4, 7].map(count)).toEqual([1, 2, 5]);
});

test('combine is not called before every query has data', async () => {
  await runSample(async ({ render, mockApi }) => {
    const seen: boolean[] = [];
    function Watch() {
      const done = api.books.getBook.useSuspenseQueries({
        queries: [1, 4].map((bookId) => ({
          parameters: { path: { bookId } },
        })),
        combine: (results) => {
          seen.push(results.every(({ data }) => data !== undefined));
          return 'Done';
        },
      });
      return <p>{done}</p>;
    }
    render(
      <Suspense fallback="Loading…">
        <Watch />
      </Suspense>,
    );
    await screen.findByText('Done');
    mockApi.delay(40);
    await api.books.getBook.resetQueries();
    await screen.findByText('Done');
    expect(seen).not.toContain(false);
  });
});

// > If an item fails on its first load, the hook waits for the other items
// > and then throws the error
test('the error arrives after the slowest item', async () => {
  await runSample(async ({ render, idle }) => {
    let finish!: () => void;
    const slow = new Promise<void>((resolve) => (finish = resolve));
    function Books() {
      api.books.getBook.useSuspenseQueries({
        queries: [
          { parameters: { path: { bookId: 99 } }, retry: false },
          {
            parameters: { path: { bookId: 1 } },
            queryFn: async () => {
              await slow;
              return undefined as never;
            },
            retry: false,
          },
        ],
      });
      return null;
    }
    const page = render(
      <ErrorBoundary onRetry={() => undefined}>
        <Suspense fallback="Loading…">
          <Books />
        </Suspense>
      </ErrorBoundary>,
    );
    await waitFor(() => {
      const missing = { path: { bookId: 99 } };
      const state = api.books.getBook.getQueryState(missing);
      expect(state?.status).toBe('error');
    });
    expect(page.container.textContent).toBe('Loading…');
    finish();
    await screen.findByRole('alert');
    await idle();
  });
});
