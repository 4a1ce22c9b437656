import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api } from './client';
import { SeveralSearches } from './SeveralSearches';

test('sends each body', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    const page = render(<SeveralSearches texts={['the', 'dis']} />);
    await page.findByText('the: 3');
    await page.findByText('dis: 1');
  });
});

test('2.14.1 sends no body of its own', async () => {
  const record = await runSample(async ({ renderHook, mockApi, idle }) => {
    mockApi.respond('post', '/books/search', () => {
      return new Response('{}', {
        headers: { 'content-type': 'application/json' },
      });
    });
    renderHook(() =>
      api.books.searchBooks.useQueries({
        queries: [{ parameters: { body: { text: 'dis' } } }],
      }),
    );
    await idle();
  });
  expect(JSON.parse(record)).toMatchObject({
    requests: [{ method: 'POST', body: null }],
  });
});
