import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { StockCounter } from './StockCounter';

test('goes back to the old number when the API says no', async () => {
  await recordSample(
    import.meta.url,
    async ({ render, mockApi, value, idle }) => {
      const page = render(<StockCounter bookId={7} />);
      const counter = await page.findByRole('status');
      await idle();
      mockApi.respond('patch', '/books/{bookId}', {
        status: 400,
        body: {
          type: 'about:blank',
          title: 'The shelf is full',
          status: 400,
        },
      });
      mockApi.delay(300);
      page.getByRole('button').click();
      await page.findByText('6 copies');
      value('before the response', counter.textContent);
      await page.findByText('5 copies');
      value('after the failure', counter.textContent);
      await page.findByRole('alert');
      await idle();
      expect(counter.textContent).toBe('5 copies');
    },
    'failure',
  );
});
