import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { lookAtState } from './bookState';
import { api } from './client';

test('shows the state before and after a request', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    const { before, after } = await lookAtState();
    value('before', before);
    value('after', after);
    expect(before).toBeUndefined();
  });
});

test('is a snapshot of its moment', async () => {
  await runSample(async ({ mockApi, idle }) => {
    mockApi.delay(20);
    const parameters = { path: { bookId: 7 } };
    const { getBook } = api.books;
    void getBook.prefetchQuery({ parameters });
    const state = getBook.getQueryState(parameters);
    await idle();
    expect(state?.fetchStatus).toBe('fetching');
    expect(state?.status).toBe('pending');
    expect(getBook.getQueryState(parameters)?.fetchStatus).toBe('idle');

    await getBook.invalidateQueries({ parameters });
    expect(getBook.getQueryState(parameters)?.isInvalidated).toBe(true);
  });
});
