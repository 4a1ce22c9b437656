import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { api } from './client';
import { watchLists } from './watchLists';

test('the bar is visible while a list is loading', async () => {
  await runSample(async ({ mockApi }) => {
    const bar = document.createElement('div');
    const stop = watchLists(bar);
    expect(bar.hidden).toBe(true);
    mockApi.delay(30);
    const loading = api.books.listBooks.fetchQuery({ parameters: {} });
    await expect.poll(() => bar.hidden).toBe(false);
    await loading;
    await expect.poll(() => bar.hidden).toBe(true);
    stop();
  });
});
