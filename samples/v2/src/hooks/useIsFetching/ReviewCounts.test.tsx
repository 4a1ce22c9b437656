import { screen } from '@testing-library/react';
import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api } from './client';
import { ReviewCounts } from './ReviewCounts';

function Reviews() {
  api.books.listReviews.useQuery({ path: { bookId: 1 } });
  for (const bookId of [7, 3]) {
    // The list never changes, so neither does the order of the hooks.
    api.books.listReviews.useInfiniteQuery(
      { path: { bookId } },
      { initialPageParam: {}, getNextPageParam: () => undefined },
    );
  }
  return null;
}

test('counts finite and infinite queries', async () => {
  await recordSample(
    import.meta.url,
    async ({ render, mockApi, value }) => {
      mockApi.delay(80);
      render(
        <>
          <Reviews />
          <ReviewCounts />
        </>,
      );
      const text = '{"all":3,"finite":1,"pages":1}';
      await screen.findByText(text);
      value(
        'while one finite and two infinite queries load',
        JSON.parse(text),
      );
      await screen.findByText('{"all":0,"finite":0,"pages":0}');
    },
  );
});
