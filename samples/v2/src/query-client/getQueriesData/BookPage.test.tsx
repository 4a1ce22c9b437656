import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { BookPage } from './BookPage';
import { api } from './client';

test('shows the book of the list until the response is there', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi, idle }) => {
    await api.books.listBooks.fetchQuery({
      parameters: { query: { genre: 'science' } },
    });
    mockApi.data.books.find(({ id }) => id === 2)!.stock = 9;
    mockApi.delay(20);

    const page = render(<BookPage bookId={2} />);
    const article = page.getByRole('article');
    page.getByText('0 copies');
    expect(article.getAttribute('aria-busy')).toBe('true');

    await page.findByText('9 copies');
    expect(article.getAttribute('aria-busy')).toBe('false');
    await idle();
  });
});
