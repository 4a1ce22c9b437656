import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api } from './client';
import { everyCall } from './everyCall';

test('every kind of call takes the same parameters', async () => {
  await recordSample(import.meta.url, async () => {
    const { data, cached } = await everyCall();
    expect(data?.title).toBe('The Left Hand of Darkness');
    expect(cached).toEqual(data);
    const parameters = { path: { bookId: 7 } };
    expect(api.books.getBook.getQueryState(parameters)).toMatchObject({
      data: { stock: 4 },
      isInvalidated: true,
    });
  });
});
