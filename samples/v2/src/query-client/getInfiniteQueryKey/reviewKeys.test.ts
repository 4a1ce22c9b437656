import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api, queryClient } from './client';
import { firstPageKey, pagesKey } from './reviewKeys';

test('shows the two keys of one list', async () => {
  await recordSample(import.meta.url, ({ value }) => {
    value('pagesKey', pagesKey);
    value('firstPageKey', firstPageKey);
  });
});

test('both kinds live side by side', () => {
  api.books.listReviews.setQueryData(firstPageKey, {
    items: [],
    nextCursor: null,
  });
  expect(
    api.books.listReviews.getInfiniteQueryData(pagesKey),
  ).toBeUndefined();
  queryClient.clear();
});
