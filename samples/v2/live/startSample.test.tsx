import { cleanup, render, screen } from '@testing-library/react';
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import type * as TanStack from '@tanstack/react-query';
import type * as Qraft from '@openapi-qraft/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAPIClient } from '../generated/api';
import {
  startSample,
  type CreateSample,
  type LiveRun,
  type LiveState,
} from './startSample';

const networkFetch = vi.fn(() => {
  throw new Error('A sample used the network.');
});
const stops: (() => void)[] = [];

beforeEach(() => vi.stubGlobal('fetch', networkFetch));
afterEach(() => {
  cleanup();
  stops.splice(0).forEach((stop) => stop());
  vi.unstubAllGlobals();
});

interface Tools {
  api: ReturnType<typeof createSampleApi>;
  client: QueryClient;
  fetch: typeof fetch;
}

function createSampleApi(
  client: QueryClient,
  requestFn: typeof Qraft.requestFn,
) {
  return createAPIClient({
    queryClient: client,
    requestFn,
    baseUrl: 'https://bookshop.example/v1',
  });
}

/** A run without latency, and what its sample works with. */
function start(Sample?: (tools: Tools) => React.ReactNode): Tools & {
  run: LiveRun;
} {
  let tools: Tools | undefined;
  const create: CreateSample = (require, fetch) => {
    const { QueryClient } =
      require('@tanstack/react-query') as typeof TanStack;
    const { requestFn } = require('@openapi-qraft/react') as typeof Qraft;
    const client = new QueryClient({
      defaultOptions: { queries: { retry: false } },
    });
    const created = {
      client,
      fetch,
      api: createSampleApi(client, requestFn),
    };
    tools = created;
    return { default: () => Sample?.(created) };
  };
  const run = startSample(create);
  stops.push(run.stop);
  run.setLatency(0);
  render(run.createElement());
  if (!tools) throw new Error('The sample was not created.');
  return { ...tools, run };
}

/** Every state from now on. What lasts for a moment can be looked for later. */
function recordStates(run: LiveRun): LiveState[] {
  const states: LiveState[] = [];
  run.subscribe(() => states.push(run.getState()));
  return states;
}

const parameters = { path: { bookId: 7 } };

test('logs requests to the mock API, which never reach the network', async () => {
  const { run, api } = start();
  const states = recordStates(run);
  run.setLatency(300);
  const call = { parameters, body: { price: 1 } };
  const { data } = await api.books.updateBook(call);
  expect(data).toMatchObject({ id: 7, price: 1 });
  expect(networkFetch).not.toHaveBeenCalled();
  await expect
    .poll(() => run.getState().requests)
    .toMatchObject([{ state: 'responded', status: 200 }]);
  expect(states[0]?.requests).toMatchObject([
    {
      method: 'PATCH',
      url: 'https://bookshop.example/v1/books/7',
      headers: { 'content-type': 'application/json' },
      body: { price: 1 },
      state: 'pending',
    },
  ]);
});

test('the fetch that the sample receives is the logged one', async () => {
  const { run, fetch } = start();
  await fetch('/status');
  await expect
    .poll(() => run.getState().requests)
    .toMatchObject([{ url: '/status', status: 200 }]);
});

test('fails the next request only', async () => {
  const { run, api } = start();
  run.setFailNext(true);
  await expect.poll(() => run.getState().isFailNext).toBe(true);
  const first = await api.books.getBook({ parameters });
  const second = await api.books.getBook({ parameters });
  expect([first.response?.status, second.response?.status]).toEqual([
    500, 200,
  ]);
  expect(first.error).toMatchObject({ title: 'Internal Server Error' });
  await expect.poll(() => run.getState().isFailNext).toBe(false);
});

test('offline, queries pause and calls fail; both go on once online', async () => {
  const { run, api, client } = start();
  run.setOnline(false);
  expect((await api.books.getBook({ parameters })).error).toBeInstanceOf(
    TypeError,
  );
  const query = api.books.getBook.fetchQuery({ parameters });
  await expect
    .poll(() => run.getState().entries)
    .toMatchObject([{ fetchStatus: 'paused', updatedAt: 0 }]);
  run.setOnline(true);
  expect(await query).toMatchObject({ id: 7 });
  expect(run.getState().requests.map(({ state }) => state)[0]).toBe(
    'failed',
  );
  expect(client.getQueryCache().getAll()).toHaveLength(1);
});

test('a canceled request is not shown as failed', async () => {
  const { run, api } = start();
  run.setLatency(10_000);
  void api.books.getBook.fetchQuery({ parameters }).catch(() => undefined);
  await expect.poll(() => run.getState().requests).toHaveLength(1);
  await api.books.getBook.cancelQueries({ parameters });
  await expect
    .poll(() => run.getState().requests)
    .toMatchObject([{ state: 'canceled' }]);
});

test('shows queries and mutations of the cache, with their observers', async () => {
  const { run } = start(({ api }) => {
    const { data } = api.books.getBook.useQuery(parameters);
    const { mutate } = api.books.deleteBook.useMutation();
    return (
      <button onClick={() => mutate(parameters)}>{data?.title}</button>
    );
  });
  const button = await screen.findByText('The Left Hand of Darkness');
  button.click();
  await expect
    .poll(() => run.getState().entries)
    .toMatchObject([
      {
        kind: 'query',
        status: 'success',
        observers: 1,
        isInvalidated: false,
      },
      { kind: 'mutation', status: 'success' },
    ]);
  const [query, mutation] = run.getState().entries;
  expect(query?.updatedAt).toBeGreaterThan(0);
  expect(query?.key).toEqual([
    { url: '/books/{bookId}', method: 'get', infinite: false },
    parameters,
  ]);
  expect(mutation?.key).toEqual([
    { url: '/books/{bookId}', method: 'delete' },
    {},
  ]);
});

/** The marks of all entries, for each state. */
const listHits = (states: LiveState[]) =>
  states.map(({ entries }) => entries.map(({ hit }) => hit));

test('marks what a filter has just matched, but not what it calls itself', async () => {
  const { run, api } = start();
  await api.books.getBook.fetchQuery({ parameters });
  await api.status.getStatus.fetchQuery();
  const states = recordStates(run);
  await api.books.getBook.invalidateQueries();
  await expect
    .poll(() => states.map(({ lastCall }) => lastCall))
    .toContainEqual({ name: 'invalidateQueries', matched: 1 });
  expect(listHits(states)).toContainEqual(['invalidateQueries', undefined]);
  await expect
    .poll(() => listHits(states).at(-1), { timeout: 5000 })
    .toEqual([undefined, undefined]);
});

test('marks the entries of the last call only', async () => {
  const { run, api } = start();
  await api.books.getBook.fetchQuery({ parameters });
  await api.status.getStatus.fetchQuery();
  await api.books.getBook.invalidateQueries();
  const states = recordStates(run);
  await api.status.getStatus.invalidateQueries();
  await expect
    .poll(() => listHits(states))
    .toContainEqual([undefined, 'invalidateQueries']);
});

test('marks the entry that setQueryData creates, and counts removed ones', async () => {
  const { run, api } = start();
  const states = recordStates(run);
  api.status.getStatus.setQueryData(undefined, {
    status: 'ok',
    version: '0',
  });
  await expect
    .poll(() => listHits(states))
    .toContainEqual(['setQueryData']);
  api.status.getStatus.removeQueries();
  await expect
    .poll(() => run.getState().lastCall)
    .toEqual({ name: 'removeQueries', matched: 1 });
  expect(run.getState().entries).toEqual([]);
});

test('two runs share nothing, and the end of one leaves the page online', async () => {
  const first = start();
  const second = start();
  await first.api.books.deleteBook({ parameters });
  const { response } = await second.api.books.getBook({ parameters });
  expect(response?.status).toBe(200);
  expect(second.run.getState().requests).toHaveLength(1);

  second.run.setOnline(false);
  second.run.stop();
  expect(onlineManager.isOnline()).toBe(true);
  expect(second.client.getQueryCache().getAll()).toEqual([]);
});
