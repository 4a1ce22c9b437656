import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BookCard } from './BookCard';
import { api } from './client';
import { respondWith } from './respondWith';
import { book, server } from './server';

// #region use
test('shows the title of another book', async () => {
  server.use(respondWith(api.books.getBook, { ...book, title: 'Cosmos' }));
  render(<BookCard bookId={2} />);

  const heading = await screen.findByRole('heading');
  expect(heading.textContent).toBe('Cosmos');
});
// #endregion use

test('leaves other methods of the same path alone', async () => {
  server.use(respondWith(api.books.getBook, book));
  const { response } = await api.books.deleteBook({
    parameters: { path: { bookId: 7 } },
  });
  // Nothing handles it, so it fails without a response.
  expect(response).toBeUndefined();
});
