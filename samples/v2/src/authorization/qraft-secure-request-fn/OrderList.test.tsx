import { render as renderAlone, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { OrderList } from './OrderList';
import { SecureApi, useApi } from './SecureApi';
import { session } from './session';

afterEach(() => {
  Object.assign(session, { refreshToken: '', staffKey: '' });
});

test('fetches a token, then sends the request with it', async () => {
  session.refreshToken = 'refresh-0';
  await recordSample(import.meta.url, async ({ render }) => {
    const page = render(
      <SecureApi>
        <OrderList storeId="lisbon" />
      </SecureApi>,
    );
    await page.findByText('o-1: placed');
  });
});

function RenameButton() {
  const api = useApi();
  const { mutate } = api.books.updateBook.useMutation({
    path: { bookId: 7 },
  });
  return <button onClick={() => mutate({ price: 1290 })}>Save</button>;
}

test('serves each operation from its own scheme', async () => {
  Object.assign(session, { refreshToken: 'refresh-0', staffKey: 'k-42' });
  const record = await runSample(async ({ render }) => {
    const page = render(
      <SecureApi>
        <OrderList storeId="lisbon" />
        <RenameButton />
      </SecureApi>,
    );
    await page.findByText('o-1: placed');
    page.getByText('Save').click();
  });
  const { requests, queryKeys } = JSON.parse(record);
  expect(requests.at(-1).headers).toMatchObject({
    'x-staff-key': 'k-42',
  });
  expect(requests.at(-1).headers).not.toHaveProperty('authorization');
  expect(queryKeys).toContainEqual(['MemberToken']);
  expect(queryKeys).toContainEqual(['StaffKey']);
  // No credentials in any key.
  expect(JSON.stringify(queryKeys)).not.toContain('access-1');
});

test('a failing handler is an error of the hook, after three retries', async () => {
  const record = await runSample(async ({ render, mockApi }) => {
    mockApi.respond('post', '/auth/refresh', {
      status: 401,
      body: { type: 'about:blank', title: 'Unauthorized', status: 401 },
    });
    const page = render(
      <SecureApi>
        <OrderList storeId="lisbon" />
      </SecureApi>,
    );
    await page.findByText('Your orders cannot be shown.');
  });
  const { requests } = JSON.parse(record) as {
    requests: { url: string }[];
  };
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(
    Array(4).fill('/v1/auth/refresh'),
  );
});

test('a query whose handler was canceled by another one tries again', async () => {
  session.refreshToken = 'refresh-0';
  const lists = (...stores: string[]) => (
    <SecureApi>
      {stores.map((storeId) => (
        <OrderList key={storeId} storeId={storeId} />
      ))}
    </SecureApi>
  );
  const record = await runSample(async ({ render, mockApi }) => {
    mockApi.delay(50);
    const fetchSpy = vi.spyOn(globalThis, 'fetch');
    const page = render(lists('porto', 'lisbon'));
    await waitFor(() => expect(fetchSpy).toHaveBeenCalledOnce());
    page.rerender(lists('lisbon'));
    await page.findByText('o-1: placed');
    fetchSpy.mockRestore();
  });
  const { requests } = JSON.parse(record) as {
    requests: { url: string }[];
  };
  // One request for a token is canceled, and another one is sent.
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
    '/v1/auth/refresh',
    '/v1/auth/refresh',
    '/v1/orders',
  ]);
});

test('says what is missing', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => renderAlone(<OrderList storeId="lisbon" />)).toThrow(
    'useApi() needs a <SecureApi> above it.',
  );
  vi.restoreAllMocks();
});
