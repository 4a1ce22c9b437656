import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { MockApi } from '../../../mock-api';
import { runSample } from '../../../testing/recordSample';
import { createAPIClient } from './api';
import { apiRequestFn } from './ApiError';
import { createQueryClient } from './createQueryClient';

const unauthorized = {
  status: 401,
  body: { type: 'about:blank', title: 'Unauthorized', status: 401 },
} as const;
const listOptions = { header: { 'X-Store-Id': 'lisbon' } };
const meta = { errorMessage: 'Your orders did not load.' };

function setUp() {
  const signIn = vi.fn();
  const showToast = vi.fn<(message: string) => void>();
  const queryClient = createQueryClient({ signIn, showToast });
  const api = createAPIClient({
    requestFn: apiRequestFn,
    queryClient,
    baseUrl: 'https://bookshop.example/v1',
  });
  const show = (ui: ReactNode) =>
    render(
      <QueryClientProvider client={queryClient}>{ui}</QueryClientProvider>,
    );
  return { api, signIn, showToast, show };
}

type Api = ReturnType<typeof setUp>['api'];

function Orders({ api }: { api: Api }) {
  const { isError } = api.orders.listOrders.useQuery(listOptions, { meta });
  return isError ? <p role="alert">Failed</p> : null;
}

function fail(mockApi: MockApi, status: 401 | 500) {
  mockApi.respond('get', '/orders', () =>
    status === 401
      ? Response.json(unauthorized.body, { status: 401 })
      : new Response('', { status }),
  );
}

test('is called once for a query that two components use', async () => {
  await runSample(async ({ mockApi }) => {
    const { api, showToast, show } = setUp();
    fail(mockApi, 500);
    show(
      <>
        <Orders api={api} />
        <Orders api={api} />
      </>,
    );
    expect(await screen.findAllByRole('alert')).toHaveLength(2);
    expect(showToast.mock.calls).toEqual([[meta.errorMessage]]);
  });
});

test('goes to the sign-in page after a 401, also of a mutation', async () => {
  await runSample(async ({ mockApi }) => {
    const { api, signIn, showToast, show } = setUp();
    fail(mockApi, 401);
    show(<Orders api={api} />);
    await screen.findByRole('alert');
    expect(signIn).toHaveBeenCalledTimes(1);

    mockApi.respond('patch', '/members/me', unauthorized);
    function Rename() {
      const { mutate, isError } = api.members.updateProfile.useMutation({});
      return isError ? (
        <p>Not renamed</p>
      ) : (
        <button onClick={() => mutate({ name: 'Ada' })}>Rename</button>
      );
    }
    show(<Rename />);
    screen.getByText('Rename').click();
    await screen.findByText('Not renamed');
    expect(signIn).toHaveBeenCalledTimes(2);
    expect(showToast).not.toHaveBeenCalled();
  });
});

// > With its default, a query opens the sign-in page only after seven seconds.
test('with the default retry, the sign-in page opens after four requests', async () => {
  const record = await runSample(async ({ mockApi }) => {
    const { api, signIn, show } = setUp();
    fail(mockApi, 401);
    show(<Orders api={api} />);
    await screen.findByRole('alert');
    expect(signIn).toHaveBeenCalledTimes(1);
  });
  expect(record.match(/"status": 401/g)).toHaveLength(4);
});

test('a query without the field shows no toast, fetchQuery() with it does', async () => {
  await runSample(async ({ mockApi }) => {
    const { api, showToast } = setUp();
    fail(mockApi, 500);
    const parameters = listOptions;
    const load = (options: object) =>
      api.orders.listOrders.fetchQuery({ parameters, ...options });
    await expect(load({})).rejects.toMatchObject({
      message: expect.stringContaining('status 500'),
    });
    expect(showToast).not.toHaveBeenCalled();
    await expect(load({ meta })).rejects.toMatchObject({
      message: expect.stringContaining('status 500'),
    });
    expect(showToast).toHaveBeenCalledTimes(1);
  });
});

test('a direct call reaches no cache', async () => {
  await runSample(async ({ mockApi }) => {
    const { api, signIn } = setUp();
    fail(mockApi, 401);
    const { error } = await api.orders.listOrders({
      parameters: listOptions,
    });
    expect(error).toMatchObject({ status: 401 });
    expect(signIn).not.toHaveBeenCalled();
  });
});
