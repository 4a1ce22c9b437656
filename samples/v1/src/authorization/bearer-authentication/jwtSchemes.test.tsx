import {
  createSecureRequestFn,
  type SecuritySchemeHandlers,
} from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { qraft } from '../../../shared/client';
import { recordSample, runSample } from '../../../testing/recordSample';
import { createJwt } from './createJwt';
import { securitySchemes } from './jwtSchemes';
import { MemberArea } from './MemberArea';
import { ReviewButton } from './ReviewButton';

const iat = Date.UTC(2025, 0, 15, 12) / 1000;
const jwt = createJwt({ sub: 'ada', iat, exp: iat + 900 });

afterEach(() => sessionStorage.clear());

test('sends the JWT with a review', async () => {
  await recordSample(import.meta.url, async ({ mockApi, render }) => {
    sessionStorage.setItem('refresh', 'refresh-1');
    mockApi.respond('post', '/auth/refresh', {
      status: 200,
      body: { accessToken: jwt, refreshToken: 'refresh-2', expiresIn: 900 },
    });
    render(
      <MemberArea>
        <ReviewButton bookId={7} />
      </MemberArea>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Five stars' }));
    const thanks = await screen.findByText('Thank you.');
    expect(thanks.tagName).toBe('P');
  });
});

test('shows the error of the handler, and sends nothing', async () => {
  const record = await runSample(async ({ render }) => {
    render(
      <MemberArea>
        <ReviewButton bookId={7} />
      </MemberArea>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Five stars' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Sign in first.');
  });
  expect(JSON.parse(record)).toMatchObject({ requests: [] });
});

async function sendWith(token: string) {
  const queryClient = new QueryClient();
  const handlers: SecuritySchemeHandlers<'MemberToken'> = {
    MemberToken: () => token,
  };
  const secure = createSecureRequestFn(
    handlers,
    vi.fn().mockResolvedValue([]),
    queryClient,
  );
  await secure(qraft.orders.listOrders.schema, { baseUrl: '' });
  return queryClient.getQueryDefaults(['MemberToken']).staleTime;
}

test('takes the interval from the lifetime in the JWT, whatever is left of it', async () => {
  expect(await sendWith(jwt)).toBe(900_000 * 0.9);
  const old = createJwt({ iat: iat - 800, exp: iat + 100 });
  expect(await sendWith(old)).toBe(900_000 * 0.9);
});

test('rejects tokens that are no such JWT', async () => {
  await expect(sendWith('opaque')).rejects.toMatchObject({
    message: expect.stringContaining(
      'Invalid token specified: missing part #2',
    ),
  });
  await expect(sendWith('a.b.c')).rejects.toMatchObject({
    message: expect.stringContaining(
      'Invalid token specified: invalid base64 for part #2 (',
    ),
  });
  await expect(sendWith('a.YWJj.c')).rejects.toMatchObject({
    message: expect.stringContaining(
      'Invalid token specified: invalid json for part #2 (',
    ),
  });
  await expect(sendWith(createJwt({ sub: 'ada' }))).rejects.toMatchObject({
    message: expect.stringContaining(
      "JWT token must contain both 'iat' and 'exp' fields.",
    ),
  });
});

test('sends such a token with the second request all the same', async () => {
  const inner = vi.fn().mockResolvedValue([]);
  const secure = createSecureRequestFn(
    { MemberToken: () => 'opaque' },
    inner,
    new QueryClient(),
  );
  const { schema } = qraft.orders.listOrders;
  await expect(secure(schema, { baseUrl: '' })).rejects.toBeInstanceOf(
    Error,
  );
  await secure(schema, { baseUrl: '' });
  expect(inner).toHaveBeenCalledOnce();
  expect(inner.mock.lastCall?.[1]).toMatchObject({
    parameters: { header: { Authorization: 'Bearer opaque' } },
  });
});

test('hands its signal to the request for a token', async () => {
  sessionStorage.setItem('refresh', 'refresh-1');
  const controller = new AbortController();
  await runSample(async ({ mockApi }) => {
    mockApi.delay(50);
    const { signal } = controller;
    const token = securitySchemes.MemberToken({
      isRefreshing: false,
      signal,
    });
    controller.abort();
    await expect(token).rejects.toMatchObject({ name: 'AbortError' });
  });
});
