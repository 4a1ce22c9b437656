import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { api } from './client';
import { FrozenPrice } from './FrozenPrice';

test('does not notice that the book arrives', async () => {
  await runSample(async ({ render, idle }) => {
    const page = render(<FrozenPrice bookId={7} />);
    await api.books.getBook.fetchQuery({
      parameters: { path: { bookId: 7 } },
    });
    await idle();
    expect(page.container.textContent).toBe('Loading…');
  });
});

test('returns the object of the cache, not a copy', async () => {
  await runSample(async () => {
    const parameters = { path: { bookId: 7 } };
    const book = await api.books.getBook.fetchQuery({ parameters });
    expect(api.books.getBook.getQueryData(parameters)).toBe(book);
  });
});

test('keeps the old data of a query that failed later', async () => {
  await runSample(async ({ mockApi }) => {
    const parameters = { path: { bookId: 7 } };
    await api.books.getBook.fetchQuery({ parameters });
    mockApi.failNetwork();
    await api.books.getBook.prefetchQuery({ parameters });
    expect(api.books.getBook.getQueryState(parameters)?.status).toBe(
      'error',
    );
    expect(api.books.getBook.getQueryData(parameters)?.id).toBe(7);
  });
});
