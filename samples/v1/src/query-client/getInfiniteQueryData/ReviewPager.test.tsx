import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
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
      value('opened from r2 by "Older", then from r2 by "Newer"', opened);
    },
  );
});

test('goes nowhere from the ends, and from a review that is not loaded', async () => {
  await runSample(({ render, mockApi }) => {
    loadTwoPages(mockApi);
    const opened: string[] = [];
    const clickBoth = (reviewId: string) => {
      const page = render(
        <ReviewPager
          bookId={7}
          reviewId={reviewId}
          onOpen={(id) => opened.push(id)}
        />,
      );
      fireEvent.click(page.getByText('Older'));
      fireEvent.click(page.getByText('Newer'));
      page.unmount();
    };
    clickBoth('r1');
    clickBoth('r3');
    clickBoth('r99');
    expect(opened).toEqual(['r2', 'r2']);
  });
});
