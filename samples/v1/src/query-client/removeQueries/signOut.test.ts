import { requestFn } from '@openapi-qraft/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { baseUrl, qraft, queryClient } from './client';
import { signOut } from './signOut';

test('removes what belongs to the member, and nothing else', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    const { listBooks } = qraft.books;
    const { getProfile } = qraft.members;
    const common = { requestFn, baseUrl };
    await listBooks.fetchQuery({ parameters: {}, ...common }, queryClient);
    await getProfile.fetchQuery(
      { queryKey: getProfile.getQueryKey(), ...common },
      queryClient,
    );
    await qraft.orders.listOrders.fetchQuery(
      { parameters: { header: { 'X-Store-Id': 'lisbon' } }, ...common },
      queryClient,
    );
    await signOut();
    const left = queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey);
    expect(left).toEqual([listBooks.getQueryKey()]);
    value('in the cache after signOut()', left);
  });
});
