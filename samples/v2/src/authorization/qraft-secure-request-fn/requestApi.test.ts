import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { countOrders } from './requestApi';

test('sends the token of the visitor', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    value(
      "countOrders('access-7', 'lisbon')",
      await countOrders('access-7', 'lisbon'),
    );
  });
});

test('keeps visitors apart', async () => {
  const record = await runSample(async () => {
    await Promise.all([
      countOrders('access-7', 'lisbon'),
      countOrders('access-8', 'lisbon'),
    ]);
  });
  const { requests } = JSON.parse(record) as {
    requests: { headers: Record<string, string> }[];
  };
  expect(requests.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer access-7',
    'Bearer access-8',
  ]);
});
