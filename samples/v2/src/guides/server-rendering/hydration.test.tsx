import {
  hydrate,
  HydrationBoundary,
  QueryClient,
  QueryClientProvider,
  type DehydratedState,
} from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import type { SampleRecording } from '../../../../common/testing/sampleRecording';
import { runSample } from '../../../testing/recordSample';
import { loader } from './bookRoute';
import { api as browserApi } from './browserApi';
import { api } from './client';
import { hydrateBook } from './hydrateBook';
import { renderBook } from './renderBook';

/** What travels to the browser, as JSON. */
async function prefetchedState(): Promise<DehydratedState> {
  const { state } = await loader({ params: { bookId: '7' } });
  return JSON.parse(JSON.stringify(state)) as DehydratedState;
}

async function countRequests(body: Parameters<typeof runSample>[0]) {
  const recording = JSON.parse(await runSample(body)) as SampleRecording;
  return recording.requests.length;
}

test('hydrates without a request of its own', async () => {
  const log = vi.spyOn(console, 'error');
  const count = await countRequests(async ({ idle }) => {
    document.body.innerHTML = await renderBook(7);
    const root = await act(async () => hydrateBook(7));
    await idle();
    expect(document.querySelector('h1')?.textContent).toBe(
      'The Left Hand of Darkness',
    );
    await act(async () => root.unmount());
  });
  // The one of the server.
  expect(count).toBe(1);
  expect(log).not.toHaveBeenCalled();
});

test.each([
  ['younger than staleTime is used', 59_000, 1],
  ['older than staleTime is requested again', 61_000, 2],
])('hydrated data %s', async (_name, age, requests) => {
  const count = await countRequests(async ({ idle }) => {
    const html = await renderBook(7);
    document.body.innerHTML = html.replaceAll(
      `"dataUpdatedAt":${Date.now()}`,
      `"dataUpdatedAt":${Date.now() - age}`,
    );
    const root = await act(async () => hydrateBook(7));
    await idle();
    await act(async () => root.unmount());
  });
  expect(count).toBe(requests);
});

test('hydrate() does not replace newer data', async () => {
  await runSample(async () => {
    const state = await prefetchedState();
    const queryClient = new QueryClient();
    const key = api.books.getBook.getQueryKey({ path: { bookId: 7 } });
    queryClient.setQueryData(
      key,
      { title: 'newer' },
      {
        updatedAt: Date.now() + 1,
      },
    );
    hydrate(queryClient, state);
    expect(queryClient.getQueryData(key)).toEqual({ title: 'newer' });
  });
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

test('a number and a string in the path are two entries', async () => {
  await runSample(async ({ idle }) => {
    const state = await prefetchedState();
    const queryClient = new QueryClient();
    hydrate(queryClient, state);
    expect(
      queryClient.getQueryData(
        api.books.getBook.getQueryKey({ path: { bookId: 7 } }),
      ),
    ).toBeDefined();
    expect(
      queryClient.getQueryData(
        // @ts-expect-error: the document says integer
        api.books.getBook.getQueryKey({ path: { bookId: '7' } }),
      ),
    ).toBeUndefined();
    await idle();
  });
});

test('a suspense hook requests data that did not travel', async () => {
  function Title() {
    const { data } = browserApi.books.getBook.useSuspenseQuery({
      path: { bookId: 7 },
    });
    return <h1>{data.title}</h1>;
  }

  const count = await countRequests(async ({ idle }) => {
    document.body.innerHTML =
      '<div><!--$--><h1>The Left Hand of Darkness</h1><!--/$--></div>';
    const root = await act(async () =>
      hydrateRoot(
        document.querySelector('div')!,
        <QueryClientProvider client={new QueryClient()}>
          <Suspense>
            <Title />
          </Suspense>
        </QueryClientProvider>,
      ),
    );
    await idle();
    await act(async () => root.unmount());
  });
  expect(count).toBe(1);
});
