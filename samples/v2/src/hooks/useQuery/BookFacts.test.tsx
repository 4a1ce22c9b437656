import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { Copies, Price } from './BookFacts';

test('two components share one request', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    const page = render(
      <dl>
        <Price bookId={3} />
        <Copies bookId={3} />
      </dl>,
    );
    await page.findByText('14.90');
    await page.findByText('7');
  });
});
