import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { ApiProviders, catalog, shop } from './apis';
import { BookInBoth } from './BookInBoth';

test('asks each API at its own address', async () => {
  await recordSample(import.meta.url, async ({ mockApi }) => {
    const [book] = mockApi.data.books;
    mockApi.respond('get', '/books/{bookId}', { status: 200, body: book! });
    render(
      <ApiProviders>
        <BookInBoth bookId={1} />
      </ApiProviders>,
    );
    const text = await screen.findByText('Invisible Cities: 4 in stock');
    expect(text.tagName).toBe('P');
  });
});

test('the keys of both are equal', () => {
  const parameters = { path: { bookId: 1 } };
  expect(catalog.books.getBook.getQueryKey(parameters)).toEqual(
    shop.books.getBook.getQueryKey(parameters),
  );
});
