import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { App } from './App';
import { baseUrl, qraft } from './bookshop';
import { countCopies } from './countCopies';
import { failures } from './failures';
import { countShelves, preloadShelf } from './preloadShelf';
import { removeBook } from './removeBook';
import { shopRequestFn } from './shopRequestFn';

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

test('lets a direct call throw the error body', async () => {
  await runSample(async () => {
    await expect(
      qraft.books.deleteBook(
        { parameters: { path: { bookId: 99 } }, body: undefined, baseUrl },
        shopRequestFn,
      ),
    ).rejects.toMatchObject({ status: 404 });
  });
});
