import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api } from './bookshop';
import { ErrorBoundary } from './ErrorBoundary';
import { PriceScreen } from './PriceScreen';
import { PriceTag } from './PriceTag';

// React logs what a boundary catches.
beforeEach(
  () => void vi.spyOn(console, 'error').mockReturnValue(undefined),
);
afterEach(() => vi.restoreAllMocks());

test('the boundary shows a network error, and loads again', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi }) => {
    mockApi.failNetwork();
    render(<PriceScreen bookId={7} />);
    const retry = await screen.findByText('Try again');
    mockApi.restoreNetwork();
    fireEvent.click(retry);
    await screen.findByText('13.9 €');
  });
});

test('the component shows a missing book itself', async () => {
  await runSample(async ({ render }) => {
    render(<PriceScreen bookId={99} />);
    await screen.findByText('No price for this book.');
    expect(screen.queryByText('Try again')).toBeNull();
  });
});

test('a refetch that fails leaves the data', async () => {
  await runSample(async ({ render, mockApi, idle }) => {
    render(<PriceScreen bookId={7} />);
    await screen.findByText('13.9 €');
    mockApi.failNetwork();
    await api.books.getBook.refetchQueries();
    await idle();
    screen.getByText('13.9 €');
  });
});

test('without the reset, the old error is thrown again', async () => {
  const record = await runSample(async ({ render, mockApi, idle }) => {
    mockApi.failNetwork();
    render(
      <ErrorBoundary onRetry={() => undefined}>
        <PriceTag bookId={7} />
      </ErrorBoundary>,
    );
    const retry = await screen.findByText('Try again');
    mockApi.restoreNetwork();
    fireEvent.click(retry);
    await idle();
    await screen.findByText('Try again');
  });
  expect(record).not.toContain('"status": 200');
});

test('a mutation throws to the boundary, too', async () => {
  function SaveButton() {
    const { mutate } = api.books.updateBook.useMutation(
      { path: { bookId: 7 } },
      { throwOnError: true },
    );
    return <button onClick={() => mutate({ price: 1 })}>Save</button>;
  }
  await runSample(async ({ render, mockApi }) => {
    mockApi.failNetwork();
    render(
      <ErrorBoundary onRetry={() => undefined}>
        <SaveButton />
      </ErrorBoundary>,
    );
    fireEvent.click(screen.getByText('Save'));
    await screen.findByText('Try again');
  });
});
