import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BookCard } from './BookCard';
import { api, queryClient } from './client';
import { book } from './server';

test('shows a cached book without a request', () => {
  const parameters = { path: { bookId: 7 } };
  queryClient.setQueryDefaults(api.books.getBook.getQueryKey(parameters), {
    staleTime: Infinity,
  });
  api.books.getBook.setQueryData(parameters, book);
  render(<BookCard bookId={7} />);

  const heading = screen.getByRole('heading');
  expect(heading.textContent).toBe('The Left Hand of Darkness');
  expect(queryClient.isFetching()).toBe(0);
});
