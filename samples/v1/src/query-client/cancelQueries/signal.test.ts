import type { RequestFn } from '@openapi-qraft/react';
import { CancelledError, QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { qraft } from './client';

const { getStatus } = qraft.status;
const queryKey = getStatus.getQueryKey();

test('a request function without the signal runs on, and its result is not used', async () => {
  const cache = new QueryClient();
  let respond = (): void => undefined;
  const response = new Promise<void>((resolve) => (respond = resolve));
  const ended = vi.fn();
  const requestFn = vi.fn<RequestFn<never>>(async () => {
    await response;
    ended();
    return {} as never;
  });
  const answer = getStatus.fetchQuery(
    { queryKey, requestFn, baseUrl: '' },
    cache,
  );
  const outcome = expect(answer).rejects.toBeInstanceOf(CancelledError);
  expect(requestFn).toHaveBeenCalledOnce();
  await getStatus.cancelQueries(cache);
  await outcome;
  expect(ended).not.toHaveBeenCalled();
  respond();
  await requestFn.mock.results[0]!.value;
  expect(ended).toHaveBeenCalledOnce();
  expect(cache.getQueryData(queryKey)).toBeUndefined();
});
