import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { asWritten } from '../../facts/asWritten';
import { qraft, queryClient } from './client';
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

// > Generated hooks set one, unless you pass `mutationKey: undefined`.
test.each([
  { options: {}, key: qraft.books.createReview.getMutationKey() },
  { options: { mutationKey: undefined }, key: undefined },
])('a hook with $options', async ({ options, key }) => {
  await runSample(({ renderHook }) => {
    const { result } = renderHook(() =>
      qraft.books.createReview.useMutation(undefined, options),
    );
    result.current.mutate({
      path: { bookId: 7 },
      body: { rating: 5, text: '' },
    });
    const [mutation] = queryClient.getMutationCache().getAll();
    expect(mutation?.options.mutationKey).toEqual(key);
  });
});

// > The mutation cache's `find()` sets `exact` by default. `findAll()`
// > doesn't.
test('find() compares the whole key', async () => {
  await runSample(({ renderHook }) => {
    const { result } = renderHook(() =>
      qraft.books.createReview.useMutation({ path: { bookId: 7 } }),
    );
    result.current.mutate({ rating: 5, text: '' });
    const cache = queryClient.getMutationCache();
    const mutationKey = reviewKeys.ofAnyBook;
    expect(cache.find({ mutationKey })).toBeUndefined();
    expect(cache.findAll({ mutationKey })).toHaveLength(1);
  });
});
