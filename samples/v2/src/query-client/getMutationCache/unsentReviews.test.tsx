import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api } from './client';
import { dropDrafts, listDrafts, sendDrafts } from './unsentReviews';

type Tools = Parameters<Parameters<typeof runSample>[0]>[0];

/** Two reviews that fail because there is no network. */
async function failTwice({ mockApi, renderHook, idle }: Tools) {
  mockApi.failNetwork();
  const { result } = renderHook(() => api.books.createReview.useMutation());
  for (const [bookId, text] of [
    [7, 'Again.'],
    [1, 'Short.'],
  ] as const) {
    result.current.mutate({ path: { bookId }, body: { rating: 5, text } });
    await idle();
  }
  mockApi.restoreNetwork();
}

test('lists what was not sent for this book, and sends it', async () => {
  await recordSample(import.meta.url, async (tools) => {
    await failTwice(tools);
    tools.value('listDrafts(7)', listDrafts(7));
    expect(listDrafts(7)).toEqual(['Again.']);

    await sendDrafts(7);
    expect(listDrafts(7)).toEqual([]);
    expect(listDrafts(1)).toEqual(['Short.']);
    expect(tools.mockApi.data.reviews[0]?.text).toBe('Again.');
  });
});

test('drops the drafts of one book', async () => {
  await runSample(async (tools) => {
    await failTwice(tools);
    dropDrafts(7);
    expect([listDrafts(7), listDrafts(1)]).toEqual([[], ['Short.']]);
  });
});
