import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { addBookWithCover } from './addBookWithCover';

const newBook = {
  title: 'Lavinia',
  authorId: 'leguin',
  genre: 'fiction' as const,
  price: 1590,
};
const cover = new File(['png'], 'lavinia.png', { type: 'image/png' });

test('takes the book back when its cover is refused', async () => {
  await recordSample(import.meta.url, async ({ mockApi }) => {
    const body = { type: 'about:blank', title: 'Not found', status: 404 };
    mockApi.respond('post', '/books/{bookId}/cover', { status: 404, body });
    await expect(addBookWithCover(newBook, cover)).rejects.toEqual(body);
    expect(
      mockApi.data.books.some(({ title }) => title === 'Lavinia'),
    ).toBe(false);
  });
});

// > If the connection is lost instead, the deletion fails as well, and the book
// > stays.
test('keeps the book if the connection is lost', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.respond('post', '/books/{bookId}/cover', () => {
      mockApi.failNetwork();
      throw new TypeError('Failed to fetch');
    });
    await expect(addBookWithCover(newBook, cover)).rejects.toBeInstanceOf(
      TypeError,
    );
    expect(mockApi.data.books.at(-1)?.title).toBe('Lavinia');
  });
});

test('resolves to the id of the book', async () => {
  await runSample(async ({ mockApi }) => {
    const bookId = await addBookWithCover(newBook, cover);
    expect(mockApi.data.books.at(-1)?.id).toBe(bookId);
  });
});
