import { test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { BookExists } from './BookExists';

test('fails with null when the response has no body', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    const page = render(<BookExists bookId={99} />);
    await page.findByText('Not found, or out of order.');
  });
});

test('succeeds, and fails with an Error without network', async () => {
  await runSample(async ({ render, mockApi }) => {
    const page = render(<BookExists bookId={7} />);
    await page.findByText('This book exists.');
    mockApi.failNetwork();
    page.rerender(<BookExists bookId={8} />);
    await page.findByText('Try again.');
  });
});

test('fails for a book that is there when the response to HEAD is declared as JSON', async () => {
  await runSample(async ({ render, mockApi }) => {
    mockApi.respond('head', '/books/{bookId}', () => {
      const headers = { 'content-type': 'application/json' };
      return new Response(null, { status: 200, headers });
    });
    const page = render(<BookExists bookId={7} />);
    await page.findByText('Try again.');
  });
});
