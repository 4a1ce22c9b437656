import { onlineManager } from '@tanstack/react-query';
import { renderHook, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { renderError } from '../../facts/renderError';
import { withContext } from '../../facts/withContext';
import { qraft } from './client';
import { ListBusy } from './ListBusy';

function List() {
  const { data } = qraft.books.listBooks.useQuery();
  return <p>{data?.total} books</p>;
}

test('shows while a list is loading', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    render(
      <>
        <ListBusy />
        <List />
      </>,
    );
    await waitFor(() =>
      expect(screen.getByLabelText('Loading books')).toHaveProperty(
        'hidden',
        false,
      ),
    );
    await screen.findByText('5 books');
    await waitFor(() =>
      expect(screen.getByLabelText('Loading books')).toHaveProperty(
        'hidden',
        true,
      ),
    );
  });
});

test('a query that waits for the connection does not count', () => {
  const requestFn = vi.fn(() => new Promise<never>(() => undefined));
  onlineManager.setOnline(false);
  try {
    const { result, unmount } = renderHook(
      () => ({
        status: qraft.books.listBooks.useQuery().fetchStatus,
        running: qraft.books.listBooks.useIsFetching(),
      }),
      { wrapper: withContext({ requestFn }) },
    );
    expect(result.current).toEqual({ status: 'paused', running: 0 });
    unmount();
  } finally {
    onlineManager.setOnline(true);
  }
});

test('a key and parameters throw', () => {
  const { listBooks } = qraft.books;
  const filters = { queryKey: listBooks.getQueryKey(), parameters: {} };
  const error = renderError(
    () => listBooks.useIsFetching(filters as never),
    withContext({}),
  );
  expect(String(error)).toContain(
    "'composeQueryFilters': 'queryKey' and 'parameters' cannot be used together",
  );
});
