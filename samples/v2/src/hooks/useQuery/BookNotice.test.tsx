import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { BookNotice } from './BookNotice';

test('asks once for a book that does not exist', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    const page = render(<BookNotice bookId={99} />);
    const alert = await page.findByRole('alert');
    expect(alert.textContent).toBe('There is no book 99.');
  });
});

test('retries without network, and says so', async () => {
  const record = await runSample(async ({ render, mockApi }) => {
    mockApi.failNetwork();
    const page = render(<BookNotice bookId={7} />);
    const alert = await page.findByRole('alert');
    expect(alert.textContent).toBe('No valid response: Failed to fetch');
  });
  expect(record.match(/"status": null/g)).toHaveLength(4);
});

test('shows the book otherwise', async () => {
  await runSample(async ({ render }) => {
    const page = render(<BookNotice bookId={7} />);
    await page.findByText('The Left Hand of Darkness');
  });
});
