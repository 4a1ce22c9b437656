import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { showBook } from './showBook';

test('calls the operation without touching the cache', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    value('showBook(7)', await showBook(7));
    value('showBook(99)', await showBook(99));
  });
});

test('reports a network error', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.failNetwork();
    expect(await showBook(7)).toBe('Network error');
  });
});
