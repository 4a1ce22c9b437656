// @vitest-environment node
import { expect, test } from 'vitest';
import { createAPIClient } from '../../../generated/api';
import { recordSample } from '../../../testing/recordSample';
import { asWritten } from '../../facts/asWritten';
import { listAllTitles } from './listAllTitles';

test('reads page after page without React', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    const titles = await listAllTitles();
    expect(titles).toHaveLength(5);
    value('listAllTitles()', titles);
  });
});

test('a client can be returned from an async function', async () => {
  const load = async () => createAPIClient();
  const { books } = await load();
  expect(books.listBooks.schema).toEqual({ method: 'get', url: '/books' });
});

test('schema and types: the one is there, the other for the compiler only', () => {
  const { getBook } = createAPIClient().books;
  expect(getBook.schema.url).toBe('/books/{bookId}');
  expect(() => asWritten(getBook.types)()).toThrow(
    'Function types is not supported',
  );
});

test('operations and services can be taken off the client', () => {
  const { books } = createAPIClient();
  const { getQueryKey } = books.listBooks;
  expect(getQueryKey()).toEqual(books.listBooks.getQueryKey());
});

test('a call with a wrong name says which', () => {
  const { books } = createAPIClient();
  expect(() =>
    asWritten((books as unknown as { getBok: unknown }).getBok)(),
  ).toThrow('Service operation not found: books.getBok');
});
