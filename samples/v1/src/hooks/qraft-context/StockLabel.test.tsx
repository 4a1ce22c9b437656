import { QraftContext } from '@openapi-qraft/react';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  render,
  renderHook,
  screen,
  waitFor,
} from '@testing-library/react';
import { expect, test } from 'vitest';
import { qraft, queryClient } from '../../../shared/client';
import { recordSample, runSample } from '../../../testing/recordSample';
import { Bookshop } from './Bookshop';
import { StockLabel } from './StockLabel';

test('gives a hook its request function and base URL', async () => {
  await recordSample(import.meta.url, async () => {
    render(
      <Bookshop>
        <StockLabel bookId={7} />
      </Bookshop>,
    );
    const label = await screen.findByText('5 in stock');
    expect(label.tagName).toBe('P');
  });
});

test('without the context a query is tried four times and sends nothing', async () => {
  const record = await runSample(async () => {
    render(
      <QueryClientProvider client={queryClient}>
        <StockLabel bookId={7} />
      </QueryClientProvider>,
    );
    await screen.findByRole('alert');
    const state = qraft.books.getBook.getQueryState(
      { path: { bookId: 7 } },
      queryClient,
    );
    expect(state?.fetchFailureCount).toBe(4);
    expect(String(state?.error)).toBe(
      'Error: QraftContext.requestFn not found',
    );
  });
  expect(JSON.parse(record)).toMatchObject({ requests: [] });
});

test('without the context a mutation fails at once', async () => {
  const { result } = renderHook(
    () => qraft.books.deleteBook.useMutation(),
    {
      wrapper: ({ children }) => (
        <QueryClientProvider client={queryClient}>
          {children}
        </QueryClientProvider>
      ),
    },
  );
  await runSample(async () => {
    await expect(
      result.current.mutateAsync({ path: { bookId: 7 } }),
    ).rejects.toMatchObject({
      message: expect.stringContaining('QraftContext.requestFn not found'),
    });
    await waitFor(() => expect(result.current.failureCount).toBe(1));
  });
});

test('an inner provider replaces the whole value', async () => {
  const sent: (string | undefined)[] = [];
  await runSample(async () => {
    render(
      <Bookshop>
        <QraftContext.Provider
          value={{
            requestFn: async (_schema, info) => {
              sent.push(info.baseUrl);
              return { stock: 1 } as never;
            },
          }}
        >
          <StockLabel bookId={7} />
        </QraftContext.Provider>
      </Bookshop>,
    );
    await screen.findByText('1 in stock');
  });
  expect(sent).toEqual([undefined]);
});

test('a query on screen does not notice another base URL', async () => {
  const asked: (string | undefined)[] = [];
  const tree = (baseUrl: string) => (
    <QueryClientProvider client={queryClient}>
      <QraftContext.Provider
        value={{
          requestFn: async (_schema, info) => {
            asked.push(info.baseUrl);
            return { stock: 1 } as never;
          },
          baseUrl,
        }}
      >
        <StockLabel bookId={7} />
      </QraftContext.Provider>
    </QueryClientProvider>
  );
  await runSample(async ({ idle }) => {
    const page = render(tree('/a'));
    await screen.findByText('1 in stock');
    page.rerender(tree('/b'));
    await idle();
    expect(asked).toEqual(['/a']);
    await queryClient.invalidateQueries();
    expect(asked).toEqual(['/a', '/b']);
  });
});
