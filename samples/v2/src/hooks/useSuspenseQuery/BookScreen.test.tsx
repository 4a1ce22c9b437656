import { fireEvent, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { BookHeading } from './BookHeading';
import { BookScreen } from './BookScreen';
import { api } from './client';
import { ErrorBoundary } from './ErrorBoundary';

// React logs what a boundary catches.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

test('shows an error, and loads again on request', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi }) => {
    mockApi.failNetwork();
    render(<BookScreen bookId={4} />);
    screen.getByText('Loading the book…');
    const retry = await screen.findByText('Try again');
    mockApi.restoreNetwork();
    fireEvent.click(retry);
    await screen.findByText('Late in the Day');
  });
});

// > Its `key` removes the error when `bookId` changes.
test('loads another book after a failure', async () => {
  await runSample(async ({ render, mockApi }) => {
    mockApi.failNetwork();
    const page = render(<BookScreen bookId={4} />);
    await screen.findByText('Try again');
    mockApi.restoreNetwork();
    page.rerender(<BookScreen bookId={1} />);
    await screen.findByText('Invisible Cities');
  });
});

test('keeps the data when only a refetch fails', async () => {
  await runSample(async ({ render, mockApi, idle }) => {
    render(<BookScreen bookId={4} />);
    await screen.findByText('Late in the Day');
    mockApi.failNetwork();
    await api.books.getBook.refetchQueries();
    await idle();
    const state = api.books.getBook.getQueryState({ path: { bookId: 4 } });
    expect(state?.status).toBe('error');
    screen.getByText('Late in the Day');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('without reset, the old error is thrown again at once', async () => {
  const record = await runSample(async ({ render, mockApi, idle }) => {
    mockApi.failNetwork();
    render(
      <ErrorBoundary onRetry={() => undefined}>
        <Suspense fallback="Loading…">
          <BookHeading bookId={4} />
        </Suspense>
      </ErrorBoundary>,
    );
    const retry = await screen.findByText('Try again');
    mockApi.restoreNetwork();
    fireEvent.click(retry);
    await idle();
    await screen.findByRole('alert');
  });
  expect(record).not.toContain('"status": 200');
});

test('catches null, the error of a response without a body', async () => {
  function Check() {
    api.books.checkBook.useSuspenseQuery({ path: { bookId: 99 } });
    return <p>It exists.</p>;
  }
  await runSample(async ({ render }) => {
    render(
      <ErrorBoundary onRetry={() => undefined}>
        <Suspense>
          <Check />
        </Suspense>
      </ErrorBoundary>,
    );
    await screen.findByRole('alert');
  });
});
