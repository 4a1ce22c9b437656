import {MutationObserver, QueryClient} from '@tanstack/react-query';
import {expect, test} from 'vitest';
import {snapshotCache} from './snapshotCache';

test('a snapshot has the queries and mutations of a client, as plain data', async () => {
  const client = new QueryClient();
  await client.fetchQuery({queryKey: ['books', {tag: undefined}], queryFn: () => 1});
  await client.invalidateQueries({queryKey: ['books']});
  await new MutationObserver(client, {mutationKey: ['add'], mutationFn: () => Promise.resolve(1)}).mutate();
  const entries = snapshotCache(client);
  expect(structuredClone(entries)).toEqual(entries);
  expect(entries).toMatchObject([
    {key: ['books', {}], kind: 'query', status: 'success', fetchStatus: 'idle', isInvalidated: true, observers: 0},
    {key: ['add'], kind: 'mutation', status: 'success', fetchStatus: 'idle'},
  ]);
  expect(entries[0]?.updatedAt).toBeGreaterThan(0);
});

test('a key that JSON cannot hold is still shown', () => {
  const client = new QueryClient();
  client.getQueryCache().build(client, {queryKey: ['id', 1n], queryHash: 'big'});
  expect(snapshotCache(client)[0]?.key).toBe('id,1');
});
