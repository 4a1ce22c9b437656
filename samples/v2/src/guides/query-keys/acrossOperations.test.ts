import { beforeEach, expect, test } from 'vitest';
import { invalidateBook, invalidateFiction } from './acrossOperations';
import { api, queryClient } from './client';
import { seedCache } from './seededCache';

beforeEach(() => {
  queryClient.clear();
  seedCache(api);
});

/** The numbers of the invalidated entries. */
function readInvalidated(): number[] {
  return queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ state }, index) => (state.isInvalidated ? index + 1 : []));
}

test('a key without infinite matches both kinds', async () => {
  await invalidateFiction();
  expect(readInvalidated()).toEqual([2, 3, 8, 10]);
});

test('an empty first element matches every operation', async () => {
  await invalidateBook(7);
  expect(readInvalidated()).toEqual([11, 13, 14]);
});
