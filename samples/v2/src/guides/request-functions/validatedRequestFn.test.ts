import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { createAPIClient } from './api';
import { validatedRequestFn } from './validatedRequestFn';

const api = createAPIClient({
  requestFn: validatedRequestFn,
  baseUrl: 'https://bookshop.example/v1',
});
const parameters = { path: { bookId: 7 } };

test('a response that fits is passed on', async () => {
  await runSample(async () => {
    const { data } = await api.books.getBook({ parameters });
    expect(data?.title).toBe('The Left Hand of Darkness');
    const bestsellers = await api.books.listBestsellers();
    expect(bestsellers).not.toHaveProperty('error');
  });
});

test('a response that does not fit is an Error with the path of the field', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.respond('get', '/books/{bookId}', () =>
      Response.json({ ...mockApi.data.books[0], price: '13.90' }),
    );
    const { error, response } = await api.books.getBook({ parameters });
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      message:
        'get /books/{bookId}: ✖ Invalid input: expected number, received string\n  → at price',
    });
    expect(response?.status).toBe(200);
  });
});

test('other operations and errors are not checked', async () => {
  await runSample(async () => {
    expect((await api.status.getStatus()).data).toMatchObject({
      status: 'ok',
    });
    const missing = await api.books.getBook({
      parameters: { path: { bookId: 99 } },
    });
    expect(missing.error).toMatchObject({ status: 404 });
  });
});
