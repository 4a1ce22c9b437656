import { afterEach, expect, test } from 'vitest';
import { requestFn } from '@openapi-qraft/react';
import { createSecureRequestFn } from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';
import { QueryClient } from '@tanstack/react-query';
import { recordSample, runSample } from '../../../testing/recordSample';
import { catalog, shop } from './tokens';

afterEach(() => localStorage.clear());

test('each client sends its own token', async () => {
  localStorage.setItem('shopToken', 'shop-token');
  localStorage.setItem('catalogToken', 'catalog-token');
  await recordSample(import.meta.url, async () => {
    const parameters = { path: { bookId: 7 } };
    await shop.books.getBook({ parameters });
    await catalog.books.getBook({ parameters });
  });
});

// > With several APIs, always pass the `queryClient`.
test('each client has a cache of its own', async () => {
  await runSample(async () => {
    const parameters = { path: { bookId: 7 } };
    await shop.books.getBook.fetchQuery({ parameters });
    expect(shop.books.getBook.getQueryData(parameters)?.id).toBe(7);
    expect(catalog.books.getBook.getQueryData(parameters)).toBeUndefined();
  });
});

test('secure request functions with one QueryClient share tokens of a scheme', async () => {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000 } },
  });
  const credential = (value: string) => () => ({
    in: 'header' as const,
    name: 'X-Key',
    value,
    refreshInterval: 60_000,
  });
  const schema = {
    method: 'get',
    url: '/books',
    security: ['Key'],
  } as const;
  const record = await runSample(async () => {
    for (const name of ['one', 'two']) {
      const secure = createSecureRequestFn(
        { Key: credential(name) },
        requestFn,
        queryClient,
      );
      const baseUrl = `https://${name}.example`;
      await secure(schema as never, { baseUrl, parameters: undefined });
    }
  });
  const { requests } = JSON.parse(record) as {
    requests: { headers: Record<string, string> }[];
  };
  expect(requests.map(({ headers }) => headers['x-key'])).toEqual([
    'one',
    'one',
  ]);
});
