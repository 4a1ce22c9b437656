import { QraftContext, requestFn } from '@openapi-qraft/react';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import {
  act,
  render,
  renderHook,
  screen,
  waitFor,
} from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { BookWidget } from './BookWidget';
import { baseUrl, qraft } from './client';

test('does not need a provider of the application around it', async () => {
  await recordSample(import.meta.url, async () => {
    render(<BookWidget bookId={1} />);
    const title = await screen.findByText('Invisible Cities');
    expect(title.tagName).toBe('CITE');
  });
});

function Price() {
  const { data, fetchStatus } = qraft.books.getBook.useQuery({
    path: { bookId: 7 },
  });
  return <p>{data ? `${data.price} cents` : fetchStatus}</p>;
}

function withCache(queryClient: QueryClient, content: ReactNode) {
  return (
    <QraftContext.Provider value={{ requestFn, baseUrl, queryClient }}>
      {content}
    </QraftContext.Provider>
  );
}

/** Long enough for a request that is not paused. */
const pass = () =>
  act(() => new Promise((resolve) => setTimeout(resolve, 50)));

// > a query or mutation that starts offline would stay paused.
test.each([true, false])(
  'a query that starts offline continues: %s',
  async (isMounted) => {
    await runSample(async () => {
      const queryClient = new QueryClient();
      if (isMounted) queryClient.mount();
      onlineManager.setOnline(false);
      try {
        const { container } = render(withCache(queryClient, <Price />));
        expect(container.textContent).toBe('paused');
        onlineManager.setOnline(true);
        if (isMounted) {
          await screen.findByText('1390 cents');
        } else {
          await pass();
          expect(container.textContent).toBe('paused');
        }
      } finally {
        onlineManager.setOnline(true);
        if (isMounted) queryClient.unmount();
      }
    });
  },
);

test.each([true, false])(
  'a mutation that starts offline continues: %s',
  async (isMounted) => {
    await runSample(async () => {
      const queryClient = new QueryClient();
      if (isMounted) queryClient.mount();
      onlineManager.setOnline(false);
      try {
        const { result } = renderHook(
          () => qraft.books.updateBook.useMutation({ path: { bookId: 7 } }),
          { wrapper: ({ children }) => withCache(queryClient, children) },
        );
        act(() => result.current.mutate({ price: 900 }));
        await waitFor(() => expect(result.current.isPaused).toBe(true));
        onlineManager.setOnline(true);
        if (isMounted) {
          await waitFor(() => expect(result.current.isSuccess).toBe(true));
        } else {
          await pass();
          expect(result.current.isPaused).toBe(true);
        }
      } finally {
        onlineManager.setOnline(true);
        if (isMounted) queryClient.unmount();
      }
    });
  },
);

// > A hook that loads or sends data keeps the `QueryClient` of its first
// > render.
test('another QueryClient is noticed by useIsFetching(), not by useQuery()', () => {
  const { getBook } = qraft.books;
  const ofPrice = (price: number) => {
    const queryClient = new QueryClient({
      defaultOptions: { queries: { staleTime: Infinity } },
    });
    const book = { id: 7, title: '', price, stock: 1 };
    getBook.setQueryData(
      { path: { bookId: 7 } },
      book as never,
      queryClient,
    );
    return queryClient;
  };
  const before = ofPrice(1);
  const after = ofPrice(2);
  void after.fetchQuery({
    queryKey: getBook.getQueryKey({ path: { bookId: 1 } }),
    queryFn: () => new Promise<never>(() => undefined),
  });
  const Both = () => (
    <>
      <Price />, {getBook.useIsFetching()} fetching
    </>
  );

  const { container, rerender } = render(withCache(before, <Both />));
  expect(container.textContent).toBe('1 cents, 0 fetching');
  rerender(withCache(after, <Both />));
  expect(container.textContent).toBe('1 cents, 1 fetching');
  rerender(withCache(after, <Both key="after" />));
  expect(container.textContent).toBe('2 cents, 1 fetching');
});
