import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { api } from './client';

test('an onSuccess that rejects rolls back a change that is saved', async () => {
  await runSample(async ({ renderHook, mockApi, idle }) => {
    const parameters = { path: { bookId: 7 } };
    const { result } = renderHook(() => {
      api.books.getBook.useQuery(parameters);
      return api.books.updateBook.useMutation(parameters, {
        onMutate(changes) {
          const before = api.books.getBook.getQueryData(parameters);
          api.books.getBook.setQueryData(
            parameters,
            (book) => book && { ...book, ...changes },
          );
          return { before };
        },
        onSuccess: () => Promise.reject(new Error('No receipt.')),
        onError(_error, _changes, snapshot) {
          api.books.getBook.setQueryData(parameters, snapshot?.before);
        },
      });
    });
    await idle();
    act(() => result.current.mutate({ stock: 6 }));
    await idle();
    expect(mockApi.data.books.at(-1)?.stock).toBe(6);
    expect(api.books.getBook.getQueryData(parameters)?.stock).toBe(5);
    expect(result.current.status).toBe('error');
  });
});

// > `invalidateQueries()` is safe: its promise doesn't reject unless you set
// > `throwOnError`.
test('the promise of invalidateQueries() does not reject', async () => {
  await runSample(async ({ renderHook, mockApi, idle }) => {
    const parameters = { path: { bookId: 7 } };
    renderHook(() =>
      api.books.getBook.useQuery(parameters, { retry: false }),
    );
    await idle();
    mockApi.failNetwork();
    await act(() => api.books.getBook.invalidateQueries({ parameters }));
    expect(api.books.getBook.getQueryState(parameters)?.status).toBe(
      'error',
    );
    await expect(
      api.books.getBook.invalidateQueries(
        { parameters },
        { throwOnError: true },
      ),
    ).rejects.toBeInstanceOf(TypeError);
  });
});
