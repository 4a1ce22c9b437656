import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api } from './client';
import { hideReview } from './hideReview';
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
    await api.books.listReviews.invalidateQueries({ infinite: true });
    await idle();
  });
  expect((JSON.parse(record) as { requests: [] }).requests).toHaveLength(4);
});

test('pages without their parameters are loaded from the wrong place', async () => {
  const record = await runSample(async ({ render, idle }) => {
    const page = render(<ReviewList bookId={7} />);
    await page.findByText('Stays with you for years.');
    fireEvent.click(page.getByText('More'));
    await page.findByText('Read it twice.');
    api.books.listReviews.setInfiniteQueryData(
      { path: { bookId: 7 } },
      (reviews) =>
        reviews && {
          pages: reviews.pages.slice(0, 1),
          pageParams: reviews.pageParams.slice(1),
        },
    );
    await api.books.listReviews.invalidateQueries({ infinite: true });
    await idle();
    expect(page.queryByText('Stays with you for years.')).toBeNull();
    page.getByText('Read it twice.');
  });
  const { requests } = JSON.parse(record) as {
    requests: { url: string }[];
  };
  expect(requests.at(-1)?.url).toContain('cursor=');
});

test('a page that is loading undoes what was written meanwhile', async () => {
  await runSample(async ({ render, mockApi, idle }) => {
    const page = render(<ReviewList bookId={7} />);
    await page.findByText('Stays with you for years.');
    mockApi.delay(100);
    fireEvent.click(page.getByText('More'));
    await Promise.resolve();
    hideReview(7, 'r3');
    await idle();
    page.getByText('Stays with you for years.');
    page.getByText('Read it twice.');
  });
});

// > If it was a refetch, the responses replace all pages.
test('a refetch undoes what was written meanwhile, too', async () => {
  await runSample(async ({ render, mockApi, idle }) => {
    const page = render(<ReviewList bookId={7} />);
    await page.findByText('Stays with you for years.');
    mockApi.delay(100);
    void api.books.listReviews.invalidateQueries({ infinite: true });
    hideReview(7, 'r3');
    await idle();
    page.getByText('Stays with you for years.');
  });
});
