import type { RequestFnPayload } from '@openapi-qraft/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { qraft } from '../../../shared/client';
import { recordSample } from '../../../testing/recordSample';
import { withContext } from '../../facts/withContext';
import { useMergedParameters } from './useMergedParameters';

test('lays the page parameter over the parameters', async () => {
  await recordSample(import.meta.url, async ({ renderHook }) => {
    const { result } = renderHook(() => useMergedParameters());
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    await act(() => result.current.fetchNextPage());
  });
});

// > Arrays and nested objects are replaced as a whole. `undefined` removes a
// > value, or a whole group.
test('nested objects are replaced, and a group can be removed', async () => {
  const sent: RequestFnPayload['parameters'][] = [];
  const pageParams = [
    { query: { price: { max: 500 } } },
    { query: undefined },
  ];
  const { result } = renderHook(
    () =>
      qraft.books.listBooks.useInfiniteQuery(
        { query: { genre: 'fiction', price: { min: 100 } } },
        {
          initialPageParam: {},
          getNextPageParam: (_last, pages) => pageParams[pages.length - 1],
        },
      ),
    {
      wrapper: withContext({
        requestFn: async (_schema, { parameters }) => {
          sent.push(parameters);
          return {} as never;
        },
      }),
    },
  );
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  await act(() => result.current.fetchNextPage());
  await act(() => result.current.fetchNextPage());
  expect(sent).toEqual([
    { query: { genre: 'fiction', price: { min: 100 } } },
    { query: { genre: 'fiction', price: { max: 500 } } },
    { query: undefined },
  ]);
});
