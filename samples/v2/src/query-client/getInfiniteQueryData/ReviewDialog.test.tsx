import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { loadTwoPages } from './loadReviews';
import { ReviewDialog } from './ReviewDialog';

test('shows a review of the second page without a request for it', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    await loadTwoPages(7);
    const page = render(<ReviewDialog bookId={7} reviewId="r1" />);
    page.getByText('Read it twice.');
    page.getByText('5 of 5');
    expect(page.getByRole('dialog')).toBeTruthy();
  });
});
