import { expect, test } from 'vitest';
import { qraft, queryClient } from './client';
import { newestReviews } from './wrongKind';

test('gives pages where one response is expected', () => {
  const { listReviews } = qraft.books;
  const path = { bookId: 7 };
  const pages = { pages: [], pageParams: [] };
  listReviews.setInfiniteQueryData({ path }, pages, queryClient);
  expect(newestReviews()).toEqual(pages);
  queryClient.clear();
});
