import { act, renderHook, waitFor } from '@testing-library/react';
import type { RequestFnPayload } from '@openapi-qraft/react';
import { expect, test, vi } from 'vitest';
import { qraft, queryClient } from '../../shared/client';
import { renderError } from './renderError';
import { withContext } from './withContext';

const { updateBook } = qraft.books;
const parameters = { path: { bookId: 7 } };

test('without parameters variables are one flat object', async () => {
  const requestFn = vi.fn().mockResolvedValue({});
  const { result } = renderHook(() => updateBook.useMutation(), {
    wrapper: withContext({ requestFn }),
  });
  await act(() =>
    result.current.mutateAsync({ ...parameters, body: { price: 900 } }),
  );

  expect(requestFn.mock.calls[0]?.[1]).toEqual({
    parameters,
    body: { price: 900 },
  });
  await waitFor(() =>
    expect(result.current.variables).toEqual({
      ...parameters,
      body: { price: 900 },
    }),
  );
});

test('with parameters variables are the body', async () => {
  const requestFn = vi.fn().mockResolvedValue({});
  const { result } = renderHook(() => updateBook.useMutation(parameters), {
    wrapper: withContext({ requestFn }),
  });
  await act(() => result.current.mutateAsync({ price: 900 }));

  expect(requestFn.mock.calls[0]?.[1]).toEqual({
    parameters,
    body: { price: 900 },
  });
  await waitFor(() =>
    expect(result.current.variables).toEqual({ price: 900 }),
  );
});

test('mutate() without variables fails with a TypeError, although typed', async () => {
  const { result } = renderHook(
    () => qraft.members.updateProfile.useMutation(),
    { wrapper: withContext({ requestFn: vi.fn() }) },
  );
  act(() => result.current.mutate());
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(result.current.error).toBeInstanceOf(TypeError);
  expect(String(result.current.error)).toContain(
    "Cannot destructure property 'body'",
  );
});

test('parameters and mutationKey exclude each other', () => {
  const mutationKey = updateBook.getMutationKey(parameters);
  const error = renderError(
    () => updateBook.useMutation(parameters, { mutationKey }),
    withContext({}),
  );
  expect(String(error)).toContain(
    "'useMutation': parameters and 'options.mutationKey' cannot be used together",
  );
});

test('a mutation sends neither signal nor meta', async () => {
  const requestFn = vi.fn().mockResolvedValue({});
  const { result } = renderHook(
    () =>
      updateBook.useMutation(parameters, {
        meta: { from: 'x' },
      }),
    { wrapper: withContext({ requestFn }) },
  );
  await act(() => result.current.mutateAsync({ price: 900 }));
  // `requestFn` of the context is called with this type.
  const info = requestFn.mock.calls[0]?.[1] as RequestFnPayload;
  expect(Object.keys(info).sort()).toEqual([
    'baseUrl',
    'body',
    'parameters',
  ]);
});

test('without a context a mutation renders and fails', async () => {
  const { result } = renderHook(() =>
    updateBook.useMutation(parameters, {}, queryClient),
  );
  act(() => result.current.mutate({ price: 900 }));
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(String(result.current.error)).toBe(
    'Error: QraftContext.requestFn not found',
  );
});
