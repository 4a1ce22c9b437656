import { CancelledError } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { api } from './client';

const { getBook } = api.books;
const parameters = { path: { bookId: 7 } };

test('a mounted component keeps its result until it renders again', async () => {
  const text = await runSample(async ({ renderHook, idle }) => {
    const { result, rerender } = renderHook(() =>
      getBook.useQuery(parameters, { staleTime: Infinity }),
    );
    await idle();
    act(() => getBook.removeQueries({ parameters }));
    await idle();
    expect(result.current.data?.id).toBe(7);
    expect(getBook.getQueryState(parameters)).toBeUndefined();

    rerender(undefined);
    expect(result.current.isPending).toBe(true);
    await idle();
    expect(result.current.data?.id).toBe(7);
  });
  expect(text.match(/"status": 200/g)).toHaveLength(2);
});

test('a removed component is out of reach for invalidateQueries()', async () => {
  const text = await runSample(async ({ renderHook, idle }) => {
    renderHook(() => getBook.useQuery(parameters));
    await idle();
    act(() => getBook.removeQueries({ parameters }));
    await getBook.invalidateQueries({ parameters });
  });
  expect(text.match(/"status": 200/g)).toHaveLength(1);
});

test('a running request is aborted', async () => {
  const text = await runSample(async ({ mockApi }) => {
    mockApi.delay(200);
    const fetching = getBook.fetchQuery({ parameters });
    const outcome = expect(fetching).rejects.toBeInstanceOf(CancelledError);
    await new Promise((resolve) => setTimeout(resolve, 5));
    getBook.removeQueries();
    await outcome;
  });
  expect(text).toContain('"status": null');
});

test('nothing to remove is not an error', () => {
  expect(getBook.removeQueries()).toBeUndefined();
});

test('a hook with refetchInterval brings the entry back', async () => {
  await runSample(async ({ renderHook, idle }) => {
    const { unmount } = renderHook(() =>
      getBook.useQuery(parameters, { refetchInterval: 30 }),
    );
    await idle();
    act(() => getBook.removeQueries());
    expect(getBook.getQueryState(parameters)).toBeUndefined();
    await expect.poll(() => getBook.getQueryData(parameters)?.id).toBe(7);
    unmount();
  });
});
