import { requestFn } from '@openapi-qraft/react';
import { qraftPredefinedParametersRequestFn } from '@openapi-qraft/react/qraftPredefinedParametersRequestFn';
import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { createAPIClient } from './api';
import { api } from './client';

/** What the generated function passes on when two patterns fit `GET /orders`. */
const targets = [
  {
    requestPattern: 'get,post /orders',
    methods: ['get', 'post'],
    paths: ['/orders'],
  },
  { requestPattern: 'get /orders', methods: ['get'], paths: ['/orders'] },
] as const;

const header = (value: string) => [
  { in: 'header' as const, name: 'X-Store-Id', value },
];

test('of two patterns for one parameter, the later one wins', async () => {
  const both = createAPIClient({
    requestFn: qraftPredefinedParametersRequestFn(
      [
        // In another order than in the generated targets: theirs decides.
        { requestPattern: 'get /orders', parameters: header('porto') },
        {
          requestPattern: 'get,post /orders',
          parameters: header('lisbon'),
        },
      ],
      targets,
      requestFn,
    ) as typeof requestFn,
    baseUrl: 'https://bookshop.example/v1',
  });
  const record = await runSample(async () => {
    await both.orders.listOrders();
  });
  expect(record).toContain('"x-store-id": "porto"');
});

test('a cookie is not sent by the default request function', async () => {
  const withCookie = createAPIClient({
    requestFn: qraftPredefinedParametersRequestFn(
      [
        {
          requestPattern: 'get /orders',
          parameters: [{ in: 'cookie', name: 'shop', value: 'lisbon' }],
        },
      ],
      targets,
      requestFn,
    ) as typeof requestFn,
    baseUrl: 'https://bookshop.example/v1',
  });
  const record = await runSample(async () => {
    await withCookie.orders.listOrders();
  });
  expect(JSON.parse(record)).toMatchObject({ requests: [{ body: null }] });
  expect(record).not.toContain('lisbon');
});

// > `header: undefined` leaves out all predefined headers.
test('an undefined group of the call leaves all headers out', async () => {
  const record = await runSample(async () => {
    await api.orders.listOrders({ parameters: { header: undefined } });
  });
  expect(record).toContain('/orders"');
  expect(record.toLowerCase()).not.toContain('x-store-id');
});

test('an undefined value of the call leaves the header out', async () => {
  const record = await runSample(async () => {
    await api.orders.listOrders({
      parameters: { header: { 'X-Store-Id': undefined } },
    });
  });
  expect(record.toLowerCase()).not.toContain('x-store-id');
});
