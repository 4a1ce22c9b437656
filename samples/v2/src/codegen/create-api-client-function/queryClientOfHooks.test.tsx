import { requestFn } from '@openapi-qraft/react';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { createAPIClient } from './api';

const parameters = { path: { bookId: 7 } };

function createClient(queryClient: QueryClient) {
  return createAPIClient({
    requestFn,
    queryClient,
    baseUrl: 'https://bookshop.example/v1',
  });
}

function Price({ api }: { api: ReturnType<typeof createClient> }) {
  const { data, fetchStatus } = api.books.getBook.useQuery(parameters);
  const count = api.books.getBook.useIsFetching();
  return (
    <p>
      {data?.price ?? fetchStatus}, {count} fetching
    </p>
  );
}

// > only the provider calls `queryClient.mount()`. Without that call, queries don't
// > refetch on focus or reconnect, and requests that were paused offline don't
// > continue.
test.each([true, false])(
  'a query that starts offline continues: %s',
  async (isMounted) => {
    const queryClient = new QueryClient();
    if (isMounted) queryClient.mount();
    await runSample(async () => {
      onlineManager.setOnline(false);
      const { container } = render(
        <Price api={createClient(queryClient)} />,
      );
      expect(container.textContent).toBe('paused, 0 fetching');
      onlineManager.setOnline(true);
      if (isMounted) {
        await waitFor(() =>
          expect(container.textContent).toBe('1390, 0 fetching'),
        );
      } else {
        await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
        expect(container.textContent).toBe('paused, 0 fetching');
      }
    });
    if (isMounted) queryClient.unmount();
  },
);

// > Hooks that load or send data keep the `QueryClient` they were mounted with.
test('another QueryClient is noticed by useIsFetching(), not by useQuery()', () => {
  const ofPrice = (price: number) => {
    const queryClient = new QueryClient({
      defaultOptions: { queries: { staleTime: Infinity } },
    });
    const api = createClient(queryClient);
    const book = { id: 7, title: '', price } as never;
    api.books.getBook.setQueryData(parameters, book);
    return api;
  };
  const before = ofPrice(1);
  const after = ofPrice(2);
  void after.books.getBook.fetchQuery({
    parameters: { path: { bookId: 1 } },
    queryFn: () => new Promise<never>(() => undefined),
  });

  const { container, rerender } = render(<Price api={before} />);
  expect(container.textContent).toBe('1, 0 fetching');
  rerender(<Price api={after} />);
  expect(container.textContent).toBe('1, 1 fetching');
  rerender(<Price key="after" api={after} />);
  expect(container.textContent).toBe('2, 1 fetching');
});
