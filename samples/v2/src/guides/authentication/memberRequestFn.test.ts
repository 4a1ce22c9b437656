import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MockApi } from '../../../mock-api';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api } from './memberApi';
import { session } from './session';

const parameters = { header: { 'X-Store-Id': 'lisbon' } };
const unauthorized = {
  status: 401,
  body: { type: 'about:blank', title: 'Unauthorized', status: 401 },
} as const;
const FIRST = { accessToken: 'old', refreshToken: 'r0', expiresIn: 900 };

beforeEach(() => {
  session.tokens = { ...FIRST };
});
afterEach(() => {
  session.tokens = undefined;
});

/** Accepts any token but the first. */
function refuseOldToken(mockApi: MockApi): void {
  mockApi.respond('get', '/orders', ({ headers }) =>
    headers.get('authorization') === 'Bearer old'
      ? unauthorized
      : Response.json(mockApi.data.orders),
  );
}

function readPaths(recording: string): string[] {
  const { requests } = JSON.parse(recording) as {
    requests: { url: string }[];
  };
  return requests.map(({ url }) => new URL(url).pathname);
}

test('renews the token and sends the request again', async () => {
  await recordSample(import.meta.url, async ({ mockApi }) => {
    refuseOldToken(mockApi);
    const { data } = await api.orders.listOrders({ parameters });
    expect(data).toHaveLength(1);
  });
});

test('requests at the same time share one renewal', async () => {
  const recording = await runSample(async ({ mockApi }) => {
    mockApi.delay(10);
    refuseOldToken(mockApi);
    const results = await Promise.all([
      api.orders.listOrders({ parameters }),
      api.orders.listOrders({ parameters }),
      api.orders.listOrders({ parameters }),
    ]);
    expect(results.map(({ response }) => response?.status)).toEqual([
      200, 200, 200,
    ]);
  });
  const paths = readPaths(recording);
  expect(paths.filter((path) => path === '/v1/auth/refresh')).toHaveLength(
    1,
  );
});

test('a late 401 uses the token that another request has renewed', async () => {
  const recording = await runSample(async ({ mockApi }) => {
    mockApi.respond('get', '/orders', ({ headers }) => {
      if (headers.get('authorization') !== 'Bearer old') {
        return Response.json([]);
      }
      Object.assign(session.tokens ?? {}, { accessToken: 'new' });
      return unauthorized;
    });
    const { data } = await api.orders.listOrders({ parameters });
    expect(data).toEqual([]);
  });
  expect(readPaths(recording)).toEqual(['/v1/orders', '/v1/orders']);
});

test('a refused renewal ends the session and gives the 401', async () => {
  const recording = await runSample(async ({ mockApi }) => {
    mockApi.respond('get', '/orders', unauthorized);
    mockApi.respond('post', '/auth/refresh', unauthorized);
    const { response } = await api.orders.listOrders({ parameters });
    expect(response?.status).toBe(401);
    expect(session.tokens).toBeUndefined();
  });
  expect(readPaths(recording)).toEqual(['/v1/orders', '/v1/auth/refresh']);
});

test('a renewal without network keeps the session', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.respond('get', '/orders', () => {
      mockApi.failNetwork();
      return unauthorized;
    });
    const { response } = await api.orders.listOrders({ parameters });
    expect(response?.status).toBe(401);
    expect(session.tokens).toEqual(FIRST);
  });
});

test('a sign-out during the renewal is final', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.respond('get', '/orders', unauthorized);
    mockApi.respond('post', '/auth/refresh', () => {
      session.tokens = undefined;
      return Response.json(FIRST);
    });
    const { response } = await api.orders.listOrders({ parameters });
    expect(response?.status).toBe(401);
    expect(session.tokens).toBeUndefined();
  });
});

test('a second 401 is not renewed again', async () => {
  const recording = await runSample(async ({ mockApi }) => {
    mockApi.respond('get', '/orders', unauthorized);
    const { response } = await api.orders.listOrders({ parameters });
    expect(response?.status).toBe(401);
  });
  expect(readPaths(recording)).toEqual([
    '/v1/orders',
    '/v1/auth/refresh',
    '/v1/orders',
  ]);
});

test('without tokens, a 401 is left alone', async () => {
  session.tokens = undefined;
  const recording = await runSample(async ({ mockApi }) => {
    mockApi.respond('get', '/orders', unauthorized);
    await api.orders.listOrders({ parameters });
  });
  expect(readPaths(recording)).toEqual(['/v1/orders']);
});

test('a request is not repeated with the token of another user', async () => {
  const recording = await runSample(async ({ mockApi }) => {
    mockApi.respond('get', '/orders', () => {
      session.tokens = { ...FIRST, accessToken: 'of another user' };
      return unauthorized;
    });
    const { response } = await api.orders.listOrders({ parameters });
    expect(response?.status).toBe(401);
    expect(session.tokens?.accessToken).toBe('of another user');
  });
  expect(
    readPaths(recording).filter((path) => path === '/v1/orders'),
  ).toHaveLength(1);
});

test.each([
  { headers: undefined, renewed: true },
  { headers: { 'content-type': 'application/json' }, renewed: false },
])(
  'a 401 without a body, with $headers: renewed is $renewed',
  async ({ headers, renewed }) => {
    const recording = await runSample(async ({ mockApi }) => {
      mockApi.respond('get', '/orders', ({ headers: sent }) =>
        sent.get('authorization') === 'Bearer old'
          ? new Response(null, {
              status: 401,
              headers: new Headers(headers),
            })
          : Response.json([]),
      );
      const { response } = await api.orders.listOrders({ parameters });
      expect(response?.status).toBe(renewed ? 200 : undefined);
    });
    expect(readPaths(recording).includes('/v1/auth/refresh')).toBe(renewed);
  },
);

test('a renewal that is refused with another status keeps the session', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.respond('get', '/orders', unauthorized);
    mockApi.respond('post', '/auth/refresh', () =>
      Response.json({ error: 'invalid_grant' }, { status: 400 }),
    );
    await api.orders.listOrders({ parameters });
    expect(session.tokens).toEqual(FIRST);
  });
});
