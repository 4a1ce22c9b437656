import { requestFn } from '@openapi-qraft/react';
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { baseUrl, qraft, queryClient } from './client';
import { feedStatus } from './feedStatus';
import { ReviewFeed } from './ReviewFeed';

test('follows a list from its first page to its second', async () => {
  await recordSample(
    import.meta.url,
    async ({ render, mockApi, value, idle }) => {
      value('before', feedStatus(7));
      mockApi.delay(20);
      const page = render(<ReviewFeed bookId={7} />);
      value('while the first page loads', feedStatus(7));
      await page.findByText('Stays with you for years.');
      await idle();
      fireEvent.click(page.getByRole('button'));
      await Promise.resolve();
      value('while the second page loads', feedStatus(7));
      await idle();
      value('afterward', feedStatus(7));
      expect(feedStatus(7)).toBe('success, idle, pages: 2');
    },
  );
});

test('does not see the finite entry', async () => {
  await runSample(async () => {
    await qraft.books.listReviews.fetchQuery(
      { parameters: { path: { bookId: 7 } }, requestFn, baseUrl },
      queryClient,
    );
    expect(feedStatus(7)).toBe('never opened');
  });
});
