import { skipToken } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { ErrorBoundary } from '../useSuspenseQuery/ErrorBoundary';
import { api } from './client';
import { MaybeBook } from './MaybeBook';

test('an item that is left out is not loaded', async () => {
  await runSample(({ render }) => {
    const page = render(<MaybeBook />);
    expect(page.container.textContent).toBe('Choose a book.');
  });
});

test('an item that is there is loaded', async () => {
  await runSample(async ({ render }) => {
    const page = render(
      <Suspense fallback="Loading…">
        <MaybeBook bookId={1} />
      </Suspense>,
    );
    await page.findByText('Invisible Cities');
  });
});

test('enabled: false compiles, and loads all the same', async () => {
  function Disabled() {
    const [book] = api.books.getBook.useSuspenseQueries({
      queries: [{ parameters: { path: { bookId: 1 } }, enabled: false }],
    });
    return <p>{book?.data.title}</p>;
  }
  await runSample(async ({ render }) => {
    const page = render(
      <Suspense fallback="Loading…">
        <Disabled />
      </Suspense>,
    );
    await page.findByText('Invisible Cities');
  });
});

// > `queryFn: skipToken` also compiles, but the hook then throws
// > `Missing queryFn`.
test('skipToken compiles, and throws', async () => {
  function Skipped() {
    api.books.getBook.useSuspenseQueries({
      queries: [
        {
          parameters: { path: { bookId: 1 } },
          queryFn: skipToken,
          retry: false,
        },
      ],
    });
    return null;
  }
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  await runSample(async ({ render }) => {
    render(
      <ErrorBoundary onRetry={() => undefined}>
        <Suspense fallback="Loading…">
          <Skipped />
        </Suspense>
      </ErrorBoundary>,
    );
    await screen.findByRole('alert');
    const state = api.books.getBook.getQueryState({ path: { bookId: 1 } });
    expect(String(state?.error)).toContain('Missing queryFn');
  });
  log.mockRestore();
});
