import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { createAPIClient } from './api';
import { commaRequestFn } from './commaRequestFn';

const api = createAPIClient({ requestFn: commaRequestFn, baseUrl: '/v1' });

// The address as it is sent: a server may split at commas before it decodes.
test.each([
  [{ tag: ['new', 'signed'], page: 2 }, '/v1/books?page=2&tag=new,signed'],
  [{ tag: ['new', 'signed'] }, '/v1/books?tag=new,signed'],
  [{ tag: ['a,b', 'c&d'] }, '/v1/books?tag=a%2Cb,c%26d'],
  [{ page: 2 }, '/v1/books?page=2'],
  // Like the default, it leaves out what has no value.
  [{ tag: [], page: 2 }, '/v1/books?page=2'],
  [{ tag: ['new', undefined as never] }, '/v1/books?tag=new'],
])('joins the values of %j with commas', async (query, url) => {
  const record = await runSample(async () => {
    await api.books.listBooks({ parameters: { query } });
  });
  expect(record).toContain(`${url}"`);
});
