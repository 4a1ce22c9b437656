import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { AuthorCard } from './AuthorCard';

test('loads an author and shows the data', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    const page = render(<AuthorCard authorId="sagan" />);
    expect(page.container.textContent).toBe('Loading the author…');
    await page.findByText('Carl Sagan (United States)');
  });
});

test('shows an alert after the retries', async () => {
  const record = await runSample(async ({ render }) => {
    const page = render(<AuthorCard authorId="nobody" />);
    await page.findByRole('alert');
  });
  expect(record.match(/"status": 404/g)).toHaveLength(4);
});
