import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api } from './client';
import { hideReview } from './hideReview';
import { loadTwoPages } from './loadReviews';

const parameters = { path: { bookId: 7 } };

test('removes the review from its page', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    await loadTwoPages(7);
    value("hideReview(7, 'r2')", hideReview(7, 'r2'));
  });
});

test('does nothing without the list, and leaves the finite entry alone', async () => {
  await runSample(async () => {
    const list = await api.books.listReviews.fetchQuery({ parameters });
    expect(hideReview(7, 'r2')).toBeUndefined();
    expect(api.books.listReviews.getQueryData(parameters)).toBe(list);
    expect(
      api.books.listReviews.getInfiniteQueryState(parameters),
    ).toBeUndefined();
  });
});
