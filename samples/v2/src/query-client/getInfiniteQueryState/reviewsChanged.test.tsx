import { focusManager } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api } from './client';
import { ReviewFeed } from './ReviewFeed';
import { reviewsChanged } from './reviewsChanged';

test('leaves a page alone that is loading', async () => {
  await recordSample(
    import.meta.url,
    async ({ render, mockApi, value, idle }) => {
      expect(await reviewsChanged(7)).toBe('ignored');
      const page = render(<ReviewFeed bookId={7} />);
      await page.findByText('Stays with you for years.');
      await idle();
      mockApi.delay(50);
      page.getByRole('button').click();
      await Promise.resolve();
      value('while the second page loads', await reviewsChanged(7));
      await page.findByText('Read it twice.');
      await idle();
      // The direction stays after the request, so this checks fetchStatus.
      const state = api.books.listReviews.getInfiniteQueryState({
        path: { bookId: 7 },
      });
      expect(state?.fetchStatus).toBe('idle');
      expect(state?.fetchMeta?.fetchMore?.direction).toBe('forward');
      value('afterwards', await reviewsChanged(7));
    },
  );
});

test('invalidating would abort the page', async () => {
  const record = await runSample(async ({ render, mockApi, idle }) => {
    const page = render(<ReviewFeed bookId={7} />);
    await page.findByText('Stays with you for years.');
    await idle();
    mockApi.delay(50);
    page.getByRole('button').click();
    await Promise.resolve();
    await api.books.listReviews.invalidateQueries({ infinite: true });
    expect(page.queryByText('Read it twice.')).toBeNull();
  });
  const { requests } = JSON.parse(record) as {
    requests: { status: number | null }[];
  };
  expect(requests.map(({ status }) => status)).toEqual([200, null, 200]);
});

test('without cancelRefetch, whatever is running counts as the refresh', async () => {
  const record = await runSample(async ({ render, mockApi, idle }) => {
    const { invalidateQueries, getInfiniteQueryState } =
      api.books.listReviews;
    const keepRunning = { cancelRefetch: false };
    const page = render(<ReviewFeed bookId={7} />);
    await page.findByText('Stays with you for years.');
    await idle();
    mockApi.delay(50);

    // A refetch of the first page is in flight.
    void invalidateQueries({ infinite: true });
    await invalidateQueries({ infinite: true }, keepRunning);
    await idle();

    // So is the second page.
    page.getByRole('button').click();
    await Promise.resolve();
    await invalidateQueries({ infinite: true }, keepRunning);
    await page.findByText('Read it twice.');
    await idle();

    const state = getInfiniteQueryState({ path: { bookId: 7 } });
    expect(state?.isInvalidated).toBe(false);
  });
  const { requests } = JSON.parse(record) as {
    requests: { url: string; status: number | null }[];
  };
  expect(requests.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(requests.at(-1)?.url).toContain('cursor=c2');
});

test('leaves a page alone that is paused between two attempts', async () => {
  await runSample(async ({ render, mockApi, idle }) => {
    const page = render(<ReviewFeed bookId={7} />);
    await page.findByText('Stays with you for years.');
    await idle();
    mockApi.failNetwork();
    focusManager.setFocused(false);
    page.getByRole('button').click();
    const readState = () =>
      api.books.listReviews.getInfiniteQueryState({ path: { bookId: 7 } });
    await waitFor(() => expect(readState()?.fetchStatus).toBe('paused'));
    mockApi.restoreNetwork();
    expect(await reviewsChanged(7)).toBe('ignored');
    focusManager.setFocused(undefined);
    await page.findByText('Read it twice.');
  });
});
