import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { api } from './client';

const { fetchInfiniteQuery } = api.books.listBooks;

/** Loads one page; a stale entry loads as many as it has. */
function loadFrom(page: number) {
  return fetchInfiniteQuery({
    initialPageParam: { query: { page } },
    pages: 1,
    getNextPageParam: () => undefined,
  });
}

async function requestsOf(body: () => Promise<unknown>) {
  const record = await runSample(async () => void (await body()));
  const { requests } = JSON.parse(record) as {
    requests: { url: string }[];
  };
  return requests.map(({ url }) => new URL(url).search);
}

test('a cached list keeps its first page', async () => {
  const requests = requestsOf(async () => {
    await loadFrom(2);
    await loadFrom(3);
  });
  expect(await requests).toEqual(['?page=2', '?page=2']);
});

test('a list that was loaded without initialPageParam takes a later one', async () => {
  const requests = requestsOf(async () => {
    await fetchInfiniteQuery();
    await loadFrom(3);
  });
  expect(await requests).toEqual(['', '?page=3']);
});

// > Delete the list with [`removeQueries({ parameters, infinite: true })`]
test('a list is deleted with infinite: true only', async () => {
  const parameters = { query: { genre: 'fiction' } } as const;
  const { getInfiniteQueryData, removeQueries } = api.books.listBooks;
  await runSample(async () => {
    await fetchInfiniteQuery({ parameters });
    removeQueries({ parameters });
    expect(getInfiniteQueryData(parameters)).toBeDefined();
    removeQueries({ parameters, infinite: true });
    expect(getInfiniteQueryData(parameters)).toBeUndefined();
  });
});
