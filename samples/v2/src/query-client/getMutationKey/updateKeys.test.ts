import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api } from './client';
import { anyBookKey, oneBookKey } from './updateKeys';

test('shows the key of one book and of any', async () => {
  await recordSample(import.meta.url, ({ value }) => {
    value('oneBookKey', oneBookKey);
    value('anyBookKey', anyBookKey);
  });
});

test('has an empty object as second element without parameters', () => {
  expect(api.books.createBook.getMutationKey()).toEqual([
    { url: '/books', method: 'post' },
    {},
  ]);
});

test('lacks the media types and the security that its type promises', () => {
  const [schema] = oneBookKey;
  expect(schema.security).toBeUndefined();
  expect(schema.mediaType).toBeUndefined();
});

test('throws for null, which the types forbid', () => {
  const untyped = api.books.updateBook.getMutationKey as (
    parameters: unknown,
  ) => unknown;
  expect(() => untyped(null)).toThrow('`params` must be object');
});

test('leaves out a body at run time', () => {
  const withBody = { path: { bookId: 7 }, body: { price: 1 } };
  expect(api.books.updateBook.getMutationKey(withBody)).toEqual(oneBookKey);
});
