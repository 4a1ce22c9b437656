import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { failedPage } from './failedPage';
import { ReviewFeed } from './ReviewFeed';

test('names the direction that failed and keeps the first page', async () => {
  await recordSample(
    import.meta.url,
    async ({ render, mockApi, value, idle }) => {
      const page = render(<ReviewFeed bookId={7} />);
      await page.findByText('Stays with you for years.');
      await idle();
      expect(failedPage(7)).toBeUndefined();
      mockApi.failNetwork();
      fireEvent.click(page.getByRole('button'));
      await idle();
      value('failedPage(7)', failedPage(7));
      expect(failedPage(7)?.loadedPages).toBe(1);
      page.getByText('Stays with you for years.');
    },
  );
});
