import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { createServiceClient } from './api-clients';
import { getBook } from './api-clients/services/BooksService';
import {
  BookCard,
  callAlone,
  callInService,
  callInServices,
} from './selected';

test('services, a service and an operation can be clients', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    render(<BookCard bookId={7} />);
    await screen.findByText('by Ursula K. Le Guin');
    await screen.findByText('2 reviews');
  });
});

// > The types allow the call.
test('in a client of one service an operation cannot be called', async () => {
  const message =
    "Callback for 'qraft.<service>.<operation>.getBook()' is not provided in the 'callbacks' object.";
  expect(() => callInService(7)).toThrow(message);
  expect(() =>
    createServiceClient(
      { getBook },
      { requestFn: async () => never, baseUrl },
    ).getBook({ parameters: { path: { bookId: 7 } } }),
  ).toThrow(message);
});

const baseUrl = 'https://bookshop.example/v1';
const never = { data: null, response: new Response() };

test('in a map of services and alone it can', async () => {
  await runSample(async () => {
    for (const call of [callInServices, callAlone]) {
      expect((await call(7)).data?.title).toBe('The Left Hand of Darkness');
    }
  });
});
