import {
  type DehydratedState,
  HydrationBoundary,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { BookDetails } from './BookDetails';
import { api } from './client';
import Page from './page';
import { Providers } from './Providers';

/** What travels to the browser: the state as JSON, from the server's part. */
async function prefetchedState(): Promise<DehydratedState> {
  const route = await Page({ params: Promise.resolve({ bookId: '7' }) });
  const { state } = route.props as { state: DehydratedState };
  return JSON.parse(JSON.stringify(state)) as DehydratedState;
}

test('hydrates without a request of its own', async () => {
  const record = await runSample(async ({ idle }) => {
    const state = await prefetchedState();
    const container = document.createElement('div');
    container.innerHTML = '<h1>The Left Hand of Darkness</h1>';
    const onRecoverableError = vi.fn();
    const root = await act(async () =>
      hydrateRoot(
        container,
        <Providers>
          <HydrationBoundary state={state}>
            <BookDetails bookId={7} />
          </HydrationBoundary>
        </Providers>,
        { onRecoverableError },
      ),
    );
    await idle();
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(container.textContent).toBe('The Left Hand of Darkness');
    await act(async () => root.unmount());
  });
  // The one of the server; the browser adds none.
  const { requests } = JSON.parse(record) as { requests: unknown[] };
  expect(requests).toHaveLength(1);
});

test('hooks of a client with its own QueryClient miss what was hydrated', async () => {
  function Title() {
    const { data } = api.books.getBook.useQuery({ path: { bookId: 7 } });
    return <h1>{data?.title ?? 'Loading…'}</h1>;
  }

  await runSample(async ({ render }) => {
    const state = await prefetchedState();
    const page = render(
      <QueryClientProvider client={new QueryClient()}>
        <HydrationBoundary state={state}>
          <Title />
        </HydrationBoundary>
      </QueryClientProvider>,
    );
    expect(page.getByRole('heading').textContent).toBe('Loading…');
  });
});
