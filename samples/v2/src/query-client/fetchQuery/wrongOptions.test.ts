import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { loadStock } from './wrongOptions';

test('the placeholder stays in the address', async () => {
  const record = await runSample(async () => {
    await expect(loadStock(7)).rejects.toMatchObject({
      title: 'Not found',
    });
  });
  expect(record).toContain('/v1/books/%7BbookId%7D"');
});
