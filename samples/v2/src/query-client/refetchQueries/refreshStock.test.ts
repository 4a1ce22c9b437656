import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api } from './client';
import { refreshStock } from './refreshStock';

const { getBookIdStock } = api.books;
const inStore = (bookId: number, store: string) => ({
  path: { bookId },
  header: { 'X-Store-Id': store },
});

test('refetches each cached shop of this book', async () => {
  await recordSample(import.meta.url, async () => {
    await getBookIdStock.fetchQuery({ parameters: inStore(7, 'lisbon') });
    await getBookIdStock.fetchQuery({ parameters: inStore(7, 'porto') });
    await getBookIdStock.fetchQuery({ parameters: inStore(1, 'porto') });
    await refreshStock(7);
    const other = getBookIdStock.getQueryState(inStore(1, 'porto'));
    expect(other?.dataUpdateCount).toBe(1);
  });
});
