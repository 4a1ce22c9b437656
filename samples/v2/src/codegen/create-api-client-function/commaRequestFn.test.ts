import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { createAPIClient } from './api';
import { commaRequestFn } from './commaRequestFn';

test('joins arrays with commas', async () => {
  const api = createAPIClient({
    requestFn: commaRequestFn,
    baseUrl: '/v1',
  });
  const record = await runSample(async () => {
    await api.books.listBooks({
      parameters: { query: { tag: ['new', 'signed', 'a,b'], page: 2 } },
    });
  });
  // The comma between the values as it is, the one inside a value encoded.
  expect(record).toContain('/v1/books?page=2&tag=new,signed,a%2Cb"');
});
