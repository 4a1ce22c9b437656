import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { countChangesOf } from './byVariables';
import { qraft, queryClient } from './client';

const path = { bookId: 7 };
const { updateBook } = qraft.books;

test('finds what a filter by parameters does not', async () => {
  await runSample(async ({ mockApi, renderHook, idle }) => {
    mockApi.delay(20);
    const { result } = renderHook(() => updateBook.useMutation());
    result.current.mutate({ path, body: { price: 990 } });

    expect(
      updateBook.isMutating({ parameters: { path } }, queryClient),
    ).toBe(0);
    expect(updateBook.isMutating(queryClient)).toBe(1);
    expect(countChangesOf(7)).toBe(1);
    expect(countChangesOf(1)).toBe(0);
    await idle();
  });
});

test('leaves mutations with fixed parameters out', async () => {
  await runSample(async ({ mockApi, renderHook, idle }) => {
    mockApi.delay(20);
    const { result } = renderHook(() => updateBook.useMutation({ path }));
    result.current.mutate({ price: 990 });
    expect(
      updateBook.isMutating({ parameters: { path } }, queryClient),
    ).toBe(1);
    expect(countChangesOf(7)).toBe(0);
    await idle();
  });
});

// > Generated hooks set a key, made from method, URL, and parameters, unless
// > you pass `mutationKey: undefined`.
test('does not count a mutation without a key', async () => {
  await runSample(async ({ mockApi, renderHook, idle }) => {
    mockApi.delay(20);
    const { result } = renderHook(() =>
      updateBook.useMutation(undefined, { mutationKey: undefined }),
    );
    result.current.mutate({ path, body: { price: 990 } });
    expect(updateBook.isMutating(queryClient)).toBe(0);
    expect(queryClient.isMutating()).toBe(1);
    await idle();
  });
});
