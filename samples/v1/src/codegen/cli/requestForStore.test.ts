import { expect, test } from 'vitest';
import { baseUrl, qraft } from '../../../shared/client';
import { recordSample, runSample } from '../../../testing/recordSample';
import { requestForStore } from './requestForStore';

const { listOrders } = qraft.orders;

test('fills in the store where the call leaves it out', async () => {
  await recordSample(import.meta.url, async () => {
    // What a call does when its parameters are optional.
    const orders = await requestForStore<unknown[]>(listOrders.schema, {
      parameters: { query: { status: 'placed' } },
      baseUrl,
    });
    expect(orders).toHaveLength(1);
  });
});

test('keeps the store of the call, and leaves other paths alone', async () => {
  const record = await runSample(async () => {
    await requestForStore(listOrders.schema, {
      parameters: { header: { 'X-Store-Id': 'porto' } },
      baseUrl,
    });
    await requestForStore(qraft.status.getStatus.schema, { baseUrl });
  });
  const { requests } = JSON.parse(record) as {
    requests: { headers: Record<string, string> }[];
  };
  expect(requests.map(({ headers }) => headers['x-store-id'])).toEqual([
    'porto',
    undefined,
  ]);
});
