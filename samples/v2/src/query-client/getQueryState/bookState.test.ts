import { focusManager } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
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

const FAILURE = { status: 500 };

// > A successful request resets both.
test('counts the failed attempts until a success', async () => {
  await runSample(async ({ mockApi }) => {
    const parameters = { path: { bookId: 7 } };
    const { getBook } = api.books;
    const failures: (number | undefined)[] = [];
    mockApi.respond('get', '/books/{bookId}', () => {
      failures.push(getBook.getQueryState(parameters)?.fetchFailureCount);
      return failures.length < 3
        ? Response.json(null, FAILURE)
        : Response.json({ id: 7 });
    });
    await getBook.fetchQuery({ parameters, retry: 3 });
    expect(failures).toEqual([0, 1, 2]);
    expect(getBook.getQueryState(parameters)).toMatchObject({
      fetchFailureCount: 0,
      fetchFailureReason: null,
    });
  });
});

// > or for the tab to be visible before a retry.
test('a retry waits for the tab to be visible', async () => {
  await runSample(async ({ mockApi, renderHook }) => {
    const parameters = { path: { bookId: 7 } };
    const { getBook } = api.books;
    mockApi.respond('get', '/books/{bookId}', () =>
      Response.json(null, FAILURE),
    );
    focusManager.setFocused(false);
    try {
      const { result } = renderHook(() =>
        getBook.useQuery(parameters, { retry: 1 }),
      );
      await waitFor(() => {
        const state = getBook.getQueryState(parameters);
        expect(state).toMatchObject({
          status: 'pending',
          fetchStatus: 'paused',
        });
      });
      focusManager.setFocused(true);
      await waitFor(() => expect(result.current.isError).toBe(true));
    } finally {
      focusManager.setFocused(undefined);
    }
  });
});
