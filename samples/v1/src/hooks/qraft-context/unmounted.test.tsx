import { QraftContext, requestFn } from '@openapi-qraft/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { qraft } from '../../../shared/client';

// > A query without a mounted hook keeps the old value until a hook uses the
// > query again.
test('a query without a mounted hook uses the old base URL', async () => {
  const urls: (string | undefined)[] = [];
  const queryClient = new QueryClient();
  const load = ((_schema, { baseUrl }) => {
    urls.push(baseUrl);
    return Promise.resolve({ id: 7 });
  }) as typeof requestFn;

  function Book() {
    qraft.books.getBook.useQuery({ path: { bookId: 7 } });
    return null;
  }
  const app = (baseUrl: string, isOpen: boolean) => (
    <QueryClientProvider client={queryClient}>
      <QraftContext.Provider value={{ requestFn: load, baseUrl }}>
        {isOpen && <Book />}
      </QraftContext.Provider>
    </QueryClientProvider>
  );

  const page = render(app('/one', true));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  page.rerender(app('/two', true));
  await act(() => queryClient.refetchQueries());
  page.rerender(app('/three', false));
  await act(() => queryClient.refetchQueries());
  page.rerender(app('/three', true));
  await act(() => queryClient.refetchQueries());
  expect(urls.slice(0, 3)).toEqual(['/one', '/two', '/two']);
  expect(new Set(urls.slice(3))).toEqual(new Set(['/three']));
  page.unmount();
  queryClient.clear();
});
