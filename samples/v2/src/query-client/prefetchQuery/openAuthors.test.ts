import { expect, test, vi } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api } from './client';
import { openAuthors } from './openAuthors';

test('has the authors in the cache when the dialog opens', async () => {
  await recordSample(import.meta.url, async () => {
    await openAuthors(() => {
      expect(api.authors.listAuthors.getQueryData()).toHaveLength(3);
    });
  });
});

test('opens the dialog without a network, too', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.failNetwork();
    const showDialog = vi.fn();
    await openAuthors(showDialog);
    expect(showDialog).toHaveBeenCalledOnce();
    expect(api.authors.listAuthors.getQueryState()?.status).toBe('error');
  });
});

test('still throws when its options contradict each other', () => {
  const parameters = { path: { bookId: 7 } };
  const { prefetchQuery, getQueryKey } = api.books.getBook;
  // The types forbid it; untyped callers see the message.
  const untyped = prefetchQuery as (options: unknown) => Promise<void>;
  expect(() =>
    untyped({ parameters, queryKey: getQueryKey(parameters) }),
  ).toThrow('are mutually exclusive');
});
