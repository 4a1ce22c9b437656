import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api, queryClient } from './client';
import { signOut } from './signOut';

test('removes what belongs to the member, and nothing else', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    const header = { 'X-Store-Id': 'lisbon' };
    await api.books.listBestsellers.fetchQuery();
    await api.members.getProfile.fetchQuery();
    await api.orders.listOrders.fetchQuery({ parameters: { header } });
    await signOut();
    const left = queryClient.getQueryCache().getAll();
    expect(left.map(({ queryKey }) => queryKey)).toEqual([
      api.books.listBestsellers.getQueryKey(),
    ]);
    value(
      'in the cache after signOut()',
      left.map(({ queryKey }) => queryKey),
    );
  });
});
