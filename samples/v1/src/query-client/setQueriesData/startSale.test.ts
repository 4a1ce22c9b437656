import { requestFn } from '@openapi-qraft/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { asWritten } from '../../facts/asWritten';
import { baseUrl, qraft, queryClient } from './client';
import { startSale } from './startSale';

const { listBooks, getBook } = qraft.books;
const poetry = { query: { genre: 'poetry' as const } };
const science = { query: { genre: 'science' as const } };

const fetchList = (parameters: typeof poetry | typeof science) =>
  listBooks.fetchQuery({ parameters, requestFn, baseUrl }, queryClient);

test('changes the list that contains a book of the author', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    await fetchList(poetry);
    await fetchList(science);
    const written: unknown = startSale('leguin', 20);
    const list = listBooks.getQueryData(poetry, queryClient);
    expect(list?.items[0]?.price).toBe(792);
    value("startSale('leguin', 20)", written);
  });
});

test('leaves a list without the author stale', async () => {
  await runSample(async () => {
    await fetchList(science);
    await listBooks.invalidateQueries(queryClient);
    startSale('leguin', 20);
    expect(
      listBooks.getQueryState(science, queryClient)?.isInvalidated,
    ).toBe(true);
  });
});

// > **Returning the unchanged list still writes it.** The entry is no longer
// > invalidated, and counts as just updated.
test('writes a list that the updater returns unchanged', async () => {
  await runSample(async () => {
    const list = await fetchList(science);
    await listBooks.invalidateQueries(queryClient);
    listBooks.setQueriesData({}, (old) => old, queryClient);
    expect(listBooks.getQueryData(science, queryClient)).toBe(list);
    expect(
      listBooks.getQueryState(science, queryClient)?.isInvalidated,
    ).toBe(false);
  });
});

test('creates nothing, and refuses a key beside parameters', async () => {
  await runSample(() => {
    expect(startSale('leguin', 20)).toEqual([]);
    expect(() =>
      asWritten(listBooks.setQueriesData)(
        { queryKey: listBooks.getQueryKey(), parameters: {} },
        undefined,
        queryClient,
      ),
    ).toThrow(
      "'composeQueryFilters': 'queryKey' and 'parameters' cannot be used together",
    );
    // This one compiles.
    expect(() =>
      listBooks.setQueriesData(
        { queryKey: listBooks.getQueryKey(), parameters: undefined },
        undefined,
        queryClient,
      ),
    ).toThrow(
      "'composeQueryFilters': 'queryKey' and 'parameters' cannot be used together",
    );
  });
});

test('an undefined key matches queries of other operations', async () => {
  await runSample(async () => {
    const parameters = { path: { bookId: 4 } };
    await getBook.fetchQuery(
      { parameters, requestFn, baseUrl },
      queryClient,
    );
    const page = { items: [], page: 1, pageSize: 2, total: 0 };
    listBooks.setQueriesData({ queryKey: undefined }, page, queryClient);
    expect(getBook.getQueryData(parameters, queryClient)).toEqual(page);
  });
});
