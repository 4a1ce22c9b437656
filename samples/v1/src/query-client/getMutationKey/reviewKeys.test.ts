import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { asWritten } from '../../facts/asWritten';
import { qraft } from './client';
import { reviewKeys } from './reviewKeys';

test('shows the key of one book and the key of all', async () => {
  await recordSample(import.meta.url, ({ value }) => {
    value('reviewKeys.ofOneBook', reviewKeys.ofOneBook);
    value('reviewKeys.ofAnyBook', reviewKeys.ofAnyBook);
  });
});

test('keeps neither a body nor the rest of the schema', () => {
  const getMutationKey = asWritten(qraft.books.updateBook.getMutationKey);
  const path = { bookId: 7 };
  expect(getMutationKey({ path, body: { price: 1 } })).toEqual([
    { method: 'patch', url: '/books/{bookId}' },
    { path },
  ]);
  expect(() => getMutationKey(null)).toThrow('`params` must be object');
});
