// #region test
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { qraft } from './client';
import { PriceTag } from './PriceTag';
import { renderWithAnswers } from './renderWithAnswers';

const book: typeof qraft.books.getBook.types.data = {
  id: 7,
  title: 'The Left Hand of Darkness',
  authorId: 'leguin',
  genre: 'fiction',
  price: 1390,
  stock: 5,
  tags: [],
};

afterEach(cleanup);

test('shows the price in euros', async () => {
  const { sent } = renderWithAnswers(<PriceTag bookId={7} />, {
    'get /books/{bookId}': () => book,
  });

  await screen.findByText('13.90 €');
  expect(sent[0]?.parameters).toEqual({ path: { bookId: 7 } });
});

test('says whom to ask when there is no price', async () => {
  renderWithAnswers(<PriceTag bookId={99} />, {
    'get /books/{bookId}': () => Promise.reject({ status: 404 }),
  });

  await screen.findByRole('alert');
});
// #endregion test

test('an operation without a response fails the query', async () => {
  const { queryClient } = renderWithAnswers(<PriceTag bookId={7} />, {});
  await screen.findByRole('alert');
  expect(
    String(
      qraft.books.getBook.getQueryState(
        { path: { bookId: 7 } },
        queryClient,
      )?.error,
    ),
  ).toContain('The test has no response for get /books/{bookId}.');
});
