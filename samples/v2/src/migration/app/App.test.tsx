import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { App } from './App';
import { qraft } from './bookshop';
import { countCopies } from './countCopies';
import { failures } from './failures';
import { countShelves, preloadShelf } from './preloadShelf';
import { removeBook } from './removeBook';

beforeEach(() => {
  failures.length = 0;
});

test('shows the new price without requesting the book again', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    render(<App />);
    await screen.findByText('The Left Hand of Darkness, 1390 cents');
    await screen.findByText(
      'Invisible Cities or The Left Hand of Darkness',
    );

    fireEvent.click(screen.getByRole('button', { name: /990 cents/ }));
    await screen.findByText('The Left Hand of Darkness, 990 cents');
  });
});

test('keeps a shelf that was loaded ahead of time', async () => {
  await runSample(async () => {
    const titles = await preloadShelf('poetry');

    expect(titles).toEqual(['Late in the Day']);
    expect(countShelves()).toBe(1);
  });
});

test('counts the copies of a book', async () => {
  await runSample(async () => {
    expect(await countCopies(7)).toBeGreaterThan(0);
    await expect(countCopies(99)).rejects.toMatchObject({ status: 404 });
  });
});

test('removes a book, and says when there was none', async () => {
  await runSample(async () => {
    expect(await removeBook(7)).toBe(true);
    expect(await removeBook(99)).toBe(false);
    expect(failures).toMatchObject([
      { request: 'delete /books/{bookId}', error: { status: 404 } },
    ]);
  });
});

test('never runs the catch block around a direct call', async () => {
  await runSample(async () => {
    const caught: unknown[] = [];
    try {
      await qraft.books.deleteBook({
        parameters: { path: { bookId: 99 } },
      });
    } catch (error) {
      caught.push(error);
    }
    expect(caught).toEqual([]);
    expect(failures).toHaveLength(1);
  });
});

test.each<Record<string, string>>([{}, { 'content-length': '0' }])(
  'sees a failure that comes without a body, with headers %o',
  async (headers) => {
    await runSample(async ({ mockApi }) => {
      const empty = () => new Response(null, { status: 500, headers });
      mockApi.respond('delete', '/books/{bookId}', empty);
      const parameters = { path: { bookId: 7 } };
      const result = await qraft.books.deleteBook({ parameters });

      expect(result.error).toBeFalsy();
      expect(await removeBook(7)).toBe(false);
    });
  },
);
