import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api } from './client';
import { useKeyConflict, useKeyedUpdate } from './keyConflict';

const MESSAGE =
  "'useMutation': parameters and 'options.mutationKey' cannot be used together";

test('parameters and a key throw while rendering', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  await runSample(({ renderHook }) => {
    expect(() => renderHook(() => useKeyConflict(7))).toThrow(MESSAGE);
  });
  log.mockRestore();
});

test('a key that is undefined conflicts, too', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  await runSample(({ renderHook }) => {
    expect(() =>
      renderHook(() =>
        api.auth.revokeToken.useMutation({}, { mutationKey: undefined }),
      ),
    ).toThrow(MESSAGE);
  });
  log.mockRestore();
});

test('a key of your own goes with flat variables', async () => {
  const parameters = { path: { bookId: 7 } };
  await recordSample(import.meta.url, async ({ renderHook, idle }) => {
    const { result } = renderHook(() => useKeyedUpdate(7));
    act(() =>
      result.current.mutate({ ...parameters, body: { price: 990 } }),
    );
    await idle();
    const cache = api.books.updateBook.getMutationCache();
    expect(cache.findAll({ parameters })).toHaveLength(1);
  });
});
