import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { loadTwoPages } from './loadReviews';
import { ReviewPager } from './ReviewPager';

test('steps from the first page to the second', async () => {
  await recordSample(
    import.meta.url,
    async ({ render, mockApi, value, idle }) => {
      loadTwoPages(mockApi);
      const opened: string[] = [];
      const page = render(
        <ReviewPager
          bookId={7}
          reviewId="r2"
          onOpen={(reviewId) => opened.push(reviewId)}
        />,
      );
      fireEvent.click(page.getByText('Older'));
      fireEvent.click(page.getByText('Newer'));
      await idle();
      expect(opened).toEqual(['r1', 'r3']);
      value('opened by "Older", then by "Newer"', opened);
    },
  );
});
