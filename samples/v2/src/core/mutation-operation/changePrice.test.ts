import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { changePrice } from './changePrice';
import { api } from './client';

const parameters = { path: { bookId: 7 } };

test('changes the price and the cache', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    await changePrice(7, 990);
    value(
      'getQueryData()?.price',
      api.books.getBook.getQueryData(parameters)?.price,
    );
  });
});

test('the operation alone touches neither cache', async () => {
  const record = await runSample(async () => {
    await api.books.updateBook({ parameters, body: { price: 990 } });
  });
  expect(JSON.parse(record)).toMatchObject({
    queryKeys: [],
    mutationKeys: [],
  });
});

test('leaves the cache alone when the call fails', async () => {
  await runSample(async () => {
    await expect(changePrice(99, 990)).rejects.toMatchObject({
      status: 404,
    });
    expect(
      api.books.getBook.getQueryData({ path: { bookId: 99 } }),
    ).toBeUndefined();
  });
});

// > To send no body, write `body: undefined as never`.
test('a body that is undefined is not sent', async () => {
  const record = await runSample(async () => {
    await api.books.createReview({ parameters, body: undefined as never });
  });
  const { requests } = JSON.parse(record) as { requests: [object] };
  expect(requests[0]).toMatchObject({ method: 'POST', body: null });
  expect(requests[0]).not.toHaveProperty('headers.content-type');
});
