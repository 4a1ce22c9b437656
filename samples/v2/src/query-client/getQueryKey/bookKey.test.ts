import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { createAPIClient } from './api';
import { bookKey } from './bookKey';

test('shows the key of one book', async () => {
  await recordSample(import.meta.url, ({ value }) => {
    value('bookKey', bookKey);
  });
});

test('is the same for every client, with and without options', () => {
  const { getQueryKey } = createAPIClient().books.getBook;
  expect(getQueryKey({ path: { bookId: 7 } })).toEqual(bookKey);
});
