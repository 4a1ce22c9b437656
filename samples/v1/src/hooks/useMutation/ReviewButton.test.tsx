import {
  act,
  fireEvent,
  renderHook,
  screen,
  waitFor,
} from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { qraft, queryClient } from '../../../shared/client';
import { recordSample, runSample } from '../../../testing/recordSample';
import { withContext } from '../../facts/withContext';
import { ReviewButton } from './ReviewButton';

test('sends the body that mutate() was given', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    render(<ReviewButton bookId={7} />);
    fireEvent.click(screen.getByText('Five stars'));
    await screen.findByText('Thank you.');
  });
});

test('the result changes, its functions do not', async () => {
  const { result } = renderHook(
    () => qraft.books.deleteBook.useMutation({ path: { bookId: 2 } }),
    { wrapper: withContext({ requestFn: vi.fn() }) },
  );
  const { mutate, mutateAsync, reset } = result.current;
  const before = result.current;
  await act(() => mutateAsync());
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect(result.current).not.toBe(before);
  expect(result.current).toMatchObject({ mutate, mutateAsync, reset });
});

test('other parameters reset the state, and the request goes on', async () => {
  let answer: (data: unknown) => void = () => undefined;
  const requestFn = vi.fn(
    () => new Promise<never>((resolve) => (answer = resolve as never)),
  );
  const onSuccess = vi.fn();
  const { result, rerender } = renderHook(
    ({ bookId }) =>
      qraft.books.deleteBook.useMutation(
        { path: { bookId } },
        { onSuccess: () => onSuccess() },
      ),
    { wrapper: withContext({ requestFn }), initialProps: { bookId: 2 } },
  );
  act(() => result.current.mutate());
  await waitFor(() => expect(result.current.isPending).toBe(true));
  rerender({ bookId: 7 });
  await waitFor(() => expect(result.current.isIdle).toBe(true));
  await act(async () => answer({}));
  await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
  expect(result.current.isIdle).toBe(true);
});

// > Every mutation has a key by which filters can find it, unless you pass
// > `mutationKey: undefined`.
test.each([
  { options: {}, found: 1 },
  { options: { mutationKey: undefined }, found: 0 },
])('filters find a mutation with $options: $found', async (run) => {
  const { deleteBook } = qraft.books;
  await runSample(async ({ renderHook }) => {
    const { result } = renderHook(() => ({
      states: deleteBook.useMutationState(),
      remove: deleteBook.useMutation(undefined, run.options),
    }));
    await act(() =>
      result.current.remove.mutateAsync({ path: { bookId: 2 } }),
    );
    expect(queryClient.getMutationCache().getAll()).toHaveLength(1);
    expect(result.current.states).toHaveLength(run.found);
  });
});

// > After a `204`, or a success with `Content-Length: 0`, `data` is
// > `undefined`. For [other empty responses](../core/requestFn.mdx#returns),
// > `data` is `''`. If their `Content-Type` is JSON, the mutation fails with a
// > `SyntaxError`.
test.each([
  [204, {}, undefined],
  [200, { 'content-length': '0' }, undefined],
  [200, {}, ''],
  [200, { 'content-type': 'application/json' }, expect.any(SyntaxError)],
])('a %i without a body and with %j', async (status, headers, outcome) => {
  await runSample(async ({ renderHook, mockApi }) => {
    const respond = () => new Response(null, { status, headers });
    mockApi.respond('delete', '/books/{bookId}', respond);
    const { result } = renderHook(() =>
      qraft.books.deleteBook.useMutation({ path: { bookId: 2 } }),
    );
    await act(() => result.current.mutateAsync().catch(() => undefined));
    const { data, error, isError } = result.current;
    expect(isError ? error : data).toEqual(outcome);
  });
});

// > If `QraftContext` has no value, every call fails with
// > [`QraftContext.requestFn not found`](./qraft-context.mdx#not-found).
test('without a provider, each call fails', async () => {
  const { result } = renderHook(() =>
    qraft.books.deleteBook.useMutation(
      { path: { bookId: 2 } },
      undefined,
      queryClient,
    ),
  );
  for (let call = 0; call < 2; call += 1) {
    await act(async () => {
      await expect(result.current.mutateAsync()).rejects.toMatchObject({
        message: 'QraftContext.requestFn not found',
      });
    });
  }
});
