import { requestFn } from '@openapi-qraft/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { asWritten } from '../../facts/asWritten';
import { baseUrl, qraft, queryClient } from './client';
import { signOut } from './signOut';

test('removes what belongs to the member, and nothing else', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    const { listBooks } = qraft.books;
    const { getProfile } = qraft.members;
    const common = { requestFn, baseUrl };
    await listBooks.fetchQuery({ parameters: {}, ...common }, queryClient);
    await getProfile.fetchQuery(
      { queryKey: getProfile.getQueryKey(), ...common },
      queryClient,
    );
    await qraft.orders.listOrders.fetchQuery(
      { parameters: { header: { 'X-Store-Id': 'lisbon' } }, ...common },
      queryClient,
    );
    await signOut();
    const left = queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey);
    expect(left).toEqual([listBooks.getQueryKey()]);
    value('in the cache after signOut()', left);
  });
});

// > The `finally` block removes the queries even if the request fails.
test('removes the data of every operation when the request fails', async () => {
  await runSample(async ({ mockApi }) => {
    const { getProfile } = qraft.members;
    const { listOrders, getOrder, exportOrders } = qraft.orders;
    const personal = [getProfile, listOrders, getOrder, exportOrders];
    for (const operation of personal) {
      queryClient.setQueryData(
        [{ ...operation.schema, infinite: false }, {}],
        1,
      );
    }
    mockApi.failNetwork();
    await expect(signOut()).rejects.toBeInstanceOf(Error);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });
});

// > In untyped code, a call without arguments throws `queryClient is required`. A
// > call with filters alone throws `queryClient is invalid, removeQueries method
// > does not exist`.
test('says what is wrong with the client', () => {
  const removeQueries = asWritten(qraft.books.getBook.removeQueries);
  expect(() => removeQueries()).toThrow('queryClient is required');
  expect(() => removeQueries({})).toThrow(
    'queryClient is invalid, removeQueries method does not exist',
  );
});

// > Responses of mutations, such as a placed order, stay in the mutation cache
// > for their `gcTime`
test('keeps the response of a mutation', async () => {
  await runSample(async ({ renderHook }) => {
    const { result, unmount } = renderHook(() =>
      qraft.orders.placeOrder.useMutation({
        header: { 'X-Store-Id': 'lisbon' },
      }),
    );
    const order = await result.current.mutateAsync({
      lines: [{ bookId: 7, quantity: 1 }],
    });
    unmount();
    await signOut();
    const mutations = queryClient.getMutationCache().getAll();
    expect(mutations.map(({ state }) => state.data)).toEqual([order]);
  });
});
