import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { BookPage } from './BookPage';

test('asks for the reviews before the title is there', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    const page = render(<BookPage bookId={7} />);
    await page.findByText('Stays with you for years.');
    expect(page.getByRole('heading').textContent).toBe(
      'The Left Hand of Darkness',
    );
  });
});

test('sends each request once', async () => {
  const record = await runSample(async ({ render, mockApi }) => {
    mockApi.delay(20);
    const page = render(<BookPage bookId={7} />);
    await page.findByText('Stays with you for years.');
  });
  const { requests } = JSON.parse(record) as { requests: unknown[] };
  expect(requests).toHaveLength(2);
});
