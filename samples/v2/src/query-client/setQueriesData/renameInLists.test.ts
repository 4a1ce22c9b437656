import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api } from './client';
import { renameInLists } from './renameInLists';

const { listBooks } = api.books;
const fiction = { query: { genre: 'fiction', inStock: true } } as const;
const science = { query: { genre: 'science' } } as const;

test('changes all cached lists and returns them with their keys', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    await listBooks.fetchQuery({ parameters: {} });
    await listBooks.fetchQuery({ parameters: fiction });
    const written = renameInLists(1, 'Unseen Cities');
    value('written', written);
    const titles = [undefined, fiction].map((parameters) =>
      listBooks.getQueryData(parameters)?.items.map(({ title }) => title),
    );
    expect(titles).toEqual([
      ['Unseen Cities', 'Cosmos'],
      ['Unseen Cities', 'The Dispossessed'],
    ]);
  });
});

test('leaves lists alone that do not have the book, and creates none', async () => {
  await runSample(async () => {
    expect(renameInLists(1, 'Unseen Cities')).toEqual([]);
    const list = await listBooks.fetchQuery({ parameters: science });
    renameInLists(1, 'Unseen Cities');
    expect(listBooks.getQueryData(science)).toBe(list);
    expect(listBooks.getQueriesData()).toHaveLength(1);
  });
});

test('rerenders what reads more than the data', async () => {
  await runSample(async ({ renderHook, idle }) => {
    const renders = { data: 0, dataUpdatedAt: 0 };
    const count = (field: keyof typeof renders) => () => {
      renders[field] += 1;
      return listBooks.useQuery(science)[field];
    };
    renderHook(count('data'));
    renderHook(count('dataUpdatedAt'));
    await idle();
    const before = { ...renders };
    await act(async () => {
      const later = { updatedAt: Date.now() + 1000 };
      listBooks.setQueriesData({}, (list) => list && { ...list }, later);
      await idle();
    });
    expect(renders.data).toBe(before.data);
    expect(renders.dataUpdatedAt).toBe(before.dataUpdatedAt + 1);
  });
});

test('makes every list fresh that the updater returns, changed or not', async () => {
  await runSample(async () => {
    await listBooks.fetchQuery({ parameters: science });
    await listBooks.invalidateQueries({});
    expect(listBooks.getQueryState(science)?.isInvalidated).toBe(true);
    listBooks.setQueriesData({}, () => undefined);
    expect(listBooks.getQueryState(science)?.isInvalidated).toBe(true);
    listBooks.setQueriesData({}, (list) => list);
    expect(listBooks.getQueryState(science)?.isInvalidated).toBe(false);
  });
});

// > For an entry that the updater left unchanged, `data` is `undefined`.
test('returns no data for lists that it left alone', async () => {
  await runSample(async () => {
    await listBooks.fetchQuery({ parameters: science });
    expect(renameInLists(1, 'Unseen Cities')).toEqual([
      [listBooks.getQueryKey(science), undefined],
    ]);
    expect(listBooks.getQueryData(science)).toBeDefined();
  });
});

// > For other lists the updater returns `undefined`
test('does not make other lists fresh', async () => {
  await runSample(async () => {
    await listBooks.fetchQuery({ parameters: science });
    await listBooks.invalidateQueries({});
    renameInLists(1, 'Unseen Cities');
    expect(listBooks.getQueryState(science)?.isInvalidated).toBe(true);
  });
});
