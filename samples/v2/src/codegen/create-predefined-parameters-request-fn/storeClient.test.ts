import { requestFn } from '@openapi-qraft/react';
import { renderHook, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { createAPIClient } from './api';
import { createPredefinedParametersRequestFn } from './api/create-predefined-parameters-request-fn';
import { saveStore } from './storeChoice';
import { api, queryClient, switchStore } from './storeClient';

const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(QueryClientProvider, { client: queryClient }, children);

test('asks for the store on each request and loads again after a switch', async () => {
  await recordSample(import.meta.url, async ({ idle }) => {
    const { result } = renderHook(() => api.orders.listOrders.useQuery(), {
      wrapper,
    });
    await waitFor(() => expect(result.current.data).toHaveLength(1));
    await switchStore('porto');
    await idle();
    await waitFor(() => expect(result.current.data).toEqual([]));
    expect(queryClient.getQueryCache().getAll()).toHaveLength(1);
  });
});

test('removes the export of the earlier store', async () => {
  await runSample(async () => {
    const key = [
      { ...api.orders.exportOrders.schema, infinite: false },
      {},
    ];
    queryClient.setQueryData(key, 'orders of Porto');
    await switchStore('lisbon');
    expect(queryClient.getQueryData(key)).toBeUndefined();
  });
});

test('leaves out a value that resolves to undefined', async () => {
  await saveStore(undefined);
  const record = await runSample(async () => {
    await api.orders.listOrders();
  });
  expect(record.toLowerCase()).not.toContain('x-store-id');
  await saveStore('lisbon');
});

test('fails the request when a value cannot be had', async () => {
  const failing = createAPIClient({
    requestFn: createPredefinedParametersRequestFn(
      [
        {
          requestPattern: 'get,post,delete /orders/**',
          parameters: [
            {
              in: 'header',
              name: 'X-Store-Id',
              value: () => Promise.reject(new Error('No store yet.')),
            },
          ],
        },
      ],
      requestFn,
    ),
    baseUrl: 'https://bookshop.example/v1',
  });
  const record = await runSample(async () => {
    await expect(failing.orders.listOrders()).rejects.toMatchObject({
      message: expect.stringContaining('No store yet.'),
    });
  });
  expect(JSON.parse(record)).toMatchObject({ requests: [] });
});
