import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api, queryClient } from './memberApi';
import { session } from './session';
import { SignOutButton } from './SignOutButton';

const parameters = { header: { 'X-Store-Id': 'lisbon' } };
const tokens = { accessToken: 'a1', refreshToken: 'r1', expiresIn: 900 };

afterEach(() => {
  session.tokens = undefined;
});

test('revokes the token, and leaves nothing', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    session.tokens = tokens;
    await api.orders.listOrders.fetchQuery({ parameters });
    const onDone = vi.fn();
    render(<SignOutButton onDone={onDone} />);
    screen.getByText('Sign out').click();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(session.tokens).toBeUndefined();
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });
});

test('does so without a network, too', async () => {
  await runSample(async ({ render, mockApi }) => {
    session.tokens = tokens;
    mockApi.failNetwork();
    const onDone = vi.fn();
    render(<SignOutButton onDone={onDone} />);
    screen.getByText('Sign out').click();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(session.tokens).toBeUndefined();
  });
});

// > The button signs out even while the browser is offline.
test('does not wait for the network', async () => {
  await runSample(async ({ render, mockApi }) => {
    session.tokens = tokens;
    mockApi.failNetwork();
    onlineManager.setOnline(false);
    try {
      const onDone = vi.fn();
      render(<SignOutButton onDone={onDone} />);
      screen.getByText('Sign out').click();
      await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
      expect(session.tokens).toBeUndefined();
    } finally {
      onlineManager.setOnline(true);
    }
  });
});

test('clear() aborts requests in flight', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.delay(50);
    const load = api.orders.listOrders.fetchQuery({ parameters });
    const rejects = expect(load).rejects.toBeInstanceOf(Error);
    queryClient.clear();
    await rejects;
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });
});
