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
      parameters: { query: { tag: ['new', 'signed'], page: 2 } },
    });
  });
  expect(decodeURIComponent(record)).toContain(
    '/v1/books?tag=new,signed&page=2',
  );
});
