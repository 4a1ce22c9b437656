import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { BestsellerPrice } from './BestsellerPrice';
import { api } from './client';

const { getBook, listBooks } = api.books;

// > An invalidated list still counts as fresh while it is young enough
test('copies a book from an invalidated list without a request', async () => {
  const record = await runSample(async ({ render, idle }) => {
    const parameters = { query: { tag: ['bestseller'] } };
    const { items } = await listBooks.fetchQuery({ parameters });
    await listBooks.invalidateQueries();
    expect(listBooks.getQueryState(parameters)?.isInvalidated).toBe(true);

    const bookId = items[0]!.id;
    render(<BestsellerPrice bookId={bookId} />);
    await idle();
    const state = getBook.getQueryState({ path: { bookId } });
    expect(state?.status).toBe('success');
    // > `initialData` doesn't count.
    expect(state?.dataUpdateCount).toBe(0);
  });
  const { requests } = JSON.parse(record) as { requests: unknown[] };
  expect(requests).toHaveLength(1);
});
