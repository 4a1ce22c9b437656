// @vitest-environment node
import {
  QraftContext,
  requestFn,
  type QraftContextValue,
} from '@openapi-qraft/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { AuthorLine } from './AuthorLine';

/** Renders the author as a server does; resolves to the errors. */
function renderOnServer(value: QraftContextValue): Promise<string[]> {
  const errors: string[] = [];
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false } },
  });
  return new Promise((resolve) => {
    renderToPipeableStream(
      <QueryClientProvider client={client}>
        <QraftContext.Provider value={value}>
          <Suspense fallback="Loading">
            <AuthorLine authorId="calvino" />
          </Suspense>
        </QraftContext.Provider>
      </QueryClientProvider>,
      {
        onError: (error) => void errors.push(String(error)),
        onAllReady: () => resolve(errors),
      },
    );
  });
}

test('a server sends the request while it renders', async () => {
  const answer = vi
    .fn()
    .mockResolvedValue({ id: 'calvino', name: 'Italo' });
  expect(await renderOnServer({ requestFn: answer })).toEqual([]);
  expect(answer).toHaveBeenCalledTimes(1);
});

test('a server cannot send to a relative base URL', async () => {
  const errors = await renderOnServer({ requestFn, baseUrl: '/api' });
  expect(errors).toEqual([expect.stringContaining('Failed to parse URL')]);
});
