import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { asInMutate, changePrice, withoutBody } from './wrongShapes';

test('flat variables reach a path with its placeholder', async () => {
  const record = await runSample(async ({ mockApi }) => {
    expect((await changePrice()).price).toBe(990);
    await expect(asInMutate()).rejects.toBeDefined();
    // > `withoutBody()` works, although the compiler rejects it.
    await withoutBody();
    expect(mockApi.data.books.some(({ id }) => id === 7)).toBe(false);
  });
  expect(JSON.parse(record)).toMatchObject({
    requests: [
      { url: 'https://bookshop.example/v1/books/7' },
      { url: expect.stringContaining('bookId') as string },
      { method: 'DELETE' },
    ],
  });
});
