import { hashKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { bookKey } from './bookKey';
import { qraft } from './client';

test('shows the key of one book', async () => {
  await recordSample(import.meta.url, ({ value }) => {
    value('bookKey', bookKey);
  });
});

test('undefined members and the order of members do not matter, empty groups do', () => {
  const { getQueryKey } = qraft.books.listBooks;
  const hash = (...parameters: Parameters<typeof getQueryKey>) =>
    hashKey(getQueryKey(...parameters));
  expect(hash({ query: { page: 1, genre: undefined } })).toBe(
    hash({ query: { page: 1 } }),
  );
  expect(hash({ query: { genre: 'poetry', page: 1 } })).toBe(
    hash({ query: { page: 1, genre: 'poetry' } }),
  );
  expect(hash({ query: {} })).not.toBe(hash({}));
});
