import type { RequestFn } from '@openapi-qraft/react';
import { CancelledError, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { qraft } from './client';

const { getStatus } = qraft.status;
const queryKey = getStatus.getQueryKey();
const wait = (ms: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, ms));

test('a request function without the signal runs on, and its result is not used', async () => {
  const cache = new QueryClient();
  let ended = false;
  const requestFn: RequestFn<never> = async () => {
    await wait(40);
    ended = true;
    return {} as never;
  };
  const answer = getStatus.fetchQuery(
    { queryKey, requestFn, baseUrl: '' },
    cache,
  );
  const outcome = expect(answer).rejects.toBeInstanceOf(CancelledError);
  await wait(5);
  await getStatus.cancelQueries(cache);
  expect(ended).toBe(false);
  await outcome;
  await wait(60);
  expect(ended).toBe(true);
  expect(cache.getQueryData(queryKey)).toBeUndefined();
});
