import { requestFn } from '@openapi-qraft/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { baseUrl, qraft, queryClient } from './client';
import { shareText } from './shareText';

const parameters = { path: { bookId: 7 } };
const { getBook } = qraft.books;
const options = { parameters, requestFn, baseUrl };

test('knows the title of the book that was loaded', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    await getBook.fetchQuery(options, queryClient);
    value('shareText(7)', shareText(7));
    value('shareText(2)', shareText(2));
    expect(shareText(2)).toBe('Look at this book');
  });
});

test('returns the object of the cache, also after a failed reload', async () => {
  await runSample(async ({ mockApi }) => {
    const book = await getBook.fetchQuery(options, queryClient);
    mockApi.failNetwork();
    await getBook.prefetchQuery(options, queryClient);
    const state = getBook.getQueryState(parameters, queryClient);
    expect(state?.status).toBe('error');
    expect(getBook.getQueryData(parameters, queryClient)).toBe(book);
  });
});
