import { onlineManager } from '@tanstack/react-query';
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { qraft, queryClient } from './client';
import { refreshReviews } from './refreshReviews';
import { ReviewFeed } from './ReviewFeed';

test('leaves a page alone that is in flight, and starts a long list over', async () => {
  await recordSample(
    import.meta.url,
    async ({ render, mockApi, value, idle }) => {
      expect(await refreshReviews(7)).toBe('left alone');
      const page = render(<ReviewFeed bookId={7} />);
      await page.findByText('Stays with you for years.');
      await idle();
      value('with one page', await refreshReviews(7));
      await idle();
      mockApi.delay(50);
      fireEvent.click(page.getByRole('button'));
      await Promise.resolve();
      value('while the second page loads', await refreshReviews(7));
      await page.findByText('Read it twice.');
      await idle();
      value('with two pages', await refreshReviews(7));
      await idle();
      expect(page.queryByText('Read it twice.')).toBeNull();
    },
  );
});

// > The same applies to a paused request, for example offline.
test('leaves a page alone that waits for the network', async () => {
  await runSample(async ({ render, idle }) => {
    const page = render(<ReviewFeed bookId={7} />);
    await page.findByText('Stays with you for years.');
    await idle();
    onlineManager.setOnline(false);
    try {
      fireEvent.click(page.getByRole('button'));
      await Promise.resolve();
      expect(await refreshReviews(7)).toBe('left alone');
    } finally {
      onlineManager.setOnline(true);
    }
    queryClient.getQueryCache().onOnline();
    await page.findByText('Read it twice.');
  });
});

test('invalidating would abort the page', async () => {
  const record = await runSample(async ({ render, mockApi, idle }) => {
    const page = render(<ReviewFeed bookId={7} />);
    await page.findByText('Stays with you for years.');
    await idle();
    mockApi.delay(50);
    fireEvent.click(page.getByRole('button'));
    await Promise.resolve();
    await qraft.books.listReviews.invalidateQueries(
      { infinite: true },
      queryClient,
    );
    await idle();
    expect(page.queryByText('Read it twice.')).toBeNull();
  });
  const { requests } = JSON.parse(record) as {
    requests: { status: number | null }[];
  };
  expect(requests.map(({ status }) => status)).toEqual([200, null, 200]);
});
