import { requestFn } from '@openapi-qraft/react';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { baseUrl, qraft, queryClient } from '../shared/client';
import { runSample } from './recordSample';

const { getBook, updateBook } = qraft.books;
const parameters = { path: { bookId: 7 } };

function Title() {
  const { data } = getBook.useQuery(parameters);
  return <h1>{data?.title}</h1>;
}

test('records requests, keys, and values', async () => {
  const recording = await runSample(async ({ render, value }) => {
    render(<Title />);
    await screen.findByText('The Left Hand of Darkness');
    value('key', getBook.getQueryKey(parameters));
  });
  const key = getBook.getQueryKey(parameters);
  expect(JSON.parse(recording)).toEqual({
    requests: [
      {
        method: 'GET',
        url: 'https://bookshop.example/v1/books/7',
        headers: { accept: 'application/json' },
        body: null,
        status: 200,
      },
    ],
    queryKeys: [key],
    mutationKeys: [],
    values: [{ label: 'key', value: key }],
  });
});

test('records the key of a mutation, and waits for its response', async () => {
  const recording = await runSample(({ renderHook, mockApi }) => {
    mockApi.delay(20);
    const { result } = renderHook(() => updateBook.useMutation(parameters));
    result.current.mutate({ price: 900 });
  });
  expect(JSON.parse(recording)).toMatchObject({
    requests: [{ method: 'PATCH', body: { price: 900 }, status: 200 }],
    mutationKeys: [updateBook.getMutationKey(parameters)],
  });
});

test('starts with an empty cache and restores fetch', async () => {
  const realFetch = globalThis.fetch;
  queryClient.setQueryData(['left over'], 1);
  await runSample(async () => {
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
    expect(globalThis.fetch).not.toBe(realFetch);
    await getBook.fetchQuery(
      { parameters, requestFn, baseUrl },
      queryClient,
    );
  });
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(globalThis.fetch).toBe(realFetch);
});

test('omits the status when there is no response', async () => {
  const recording = await runSample(async ({ mockApi }) => {
    mockApi.failNetwork();
    await expect(
      getBook({ parameters, baseUrl }, requestFn),
    ).rejects.toMatchObject({
      message: expect.stringContaining('Failed to fetch'),
    });
  });
  expect(JSON.parse(recording)).toMatchObject({
    requests: [{ status: null }],
  });
});
