import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { qraft, queryClient } from './client';
import { editReview } from './editReview';
import { ReviewList } from './ReviewList';

test('loads only the first page again', async () => {
  await recordSample(import.meta.url, async ({ render, idle }) => {
    const page = render(<ReviewList bookId={7} />);
    await page.findByText('Stays with you for years.');
    fireEvent.click(page.getByText('More'));
    await page.findByText('Read it twice.');
    fireEvent.click(page.getByText('Newest'));
    await idle();
    expect(page.queryByText('Read it twice.')).toBeNull();
    page.getByText('Stays with you for years.');
  });
});

test('invalidating alone loads every page again', async () => {
  const record = await runSample(async ({ render, idle }) => {
    const page = render(<ReviewList bookId={7} />);
    await page.findByText('Stays with you for years.');
    fireEvent.click(page.getByText('More'));
    await page.findByText('Read it twice.');
    await qraft.books.listReviews.invalidateQueries(
      { infinite: true },
      queryClient,
    );
    await idle();
  });
  expect((JSON.parse(record) as { requests: [] }).requests).toHaveLength(4);
});

test('a page in flight undoes what was written meanwhile', async () => {
  await runSample(async ({ render, mockApi, idle }) => {
    const page = render(<ReviewList bookId={7} />);
    await page.findByText('Stays with you for years.');
    mockApi.delay(100);
    fireEvent.click(page.getByText('More'));
    await Promise.resolve();
    editReview({ id: 'r3', bookId: 7, rating: 5, text: 'Edited.' });
    await idle();
    page.getByText('Stays with you for years.');
    page.getByText('Read it twice.');
  });
});
