import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { listGenre, setCatalogDefaults } from './catalogDefaults';
import { api, queryClient } from './client';

test('asks once per genre, since lists stay fresh', async () => {
  setCatalogDefaults();
  await recordSample(import.meta.url, async () => {
    await listGenre('poetry');
    await listGenre('science');
    await listGenre('poetry');
  });
});

test('leaves infinite lists alone', () => {
  const defaults = (key: readonly unknown[]) =>
    queryClient.getQueryDefaults(key).staleTime;
  const parameters = { query: { page: 3 } };
  expect(defaults(api.books.listBooks.getQueryKey(parameters))).toBe(
    300_000,
  );
  expect(
    defaults(api.books.listBooks.getInfiniteQueryKey(parameters)),
  ).toBeUndefined();
});
