import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { AuthorList } from './AuthorList';
import { describeError } from './describeError';

test('lists the authors', async () => {
  await runSample(async ({ render }) => {
    const page = render(<AuthorList />);
    await page.findByText('Italo Calvino, Ursula K. Le Guin, Carl Sagan');
  });
});

test.each([
  ['Out of order', 'Out of order'],
  ['', 'Unknown error'],
])(
  'a response of 500 with the text "%s" reads "%s"',
  async (body, text) => {
    await runSample(async ({ render, mockApi }) => {
      mockApi.respond('get', '/authors', () => {
        return new Response(body, {
          status: 500,
          headers: { 'content-length': String(body.length) },
        });
      });
      const page = render(<AuthorList />);
      const alert = await page.findByRole('alert');
      expect(alert.textContent).toBe(text);
    });
  },
);

test('describes declared errors and network errors', () => {
  expect(describeError({ title: 'Not found' })).toBe('Not found');
  expect(describeError(new TypeError('Failed to fetch'))).toBe(
    'Failed to fetch',
  );
});
