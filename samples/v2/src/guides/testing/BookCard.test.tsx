import { render, screen } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { BookCard } from './BookCard';
import { baseUrl, server } from './server';

// #region success
test('shows the title of the book', async () => {
  render(<BookCard bookId={7} />);

  const heading = await screen.findByRole('heading');
  expect(heading.textContent).toBe('The Left Hand of Darkness');
});
// #endregion success

// #region error
test('shows an alert when the server fails', async () => {
  server.use(
    http.get(`${baseUrl}/books/:bookId`, () =>
      HttpResponse.json({ title: 'Out of order' }, { status: 500 }),
    ),
  );
  render(<BookCard bookId={7} />);

  await screen.findByRole('alert');
});
// #endregion error

// #region offline
test('shows an alert when the server cannot be reached', async () => {
  server.use(
    http.get(`${baseUrl}/books/:bookId`, () => HttpResponse.error()),
  );
  render(<BookCard bookId={7} />);

  await screen.findByRole('alert');
});
// #endregion offline

// #region loading
test('shows that it is loading', async () => {
  server.use(http.get(`${baseUrl}/books/:bookId`, () => delay('infinite')));
  render(<BookCard bookId={7} />);

  await screen.findByRole('status');
});
// #endregion loading
