import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { queryClient } from '../../../shared/client';
import { recordSample, runSample } from '../../../testing/recordSample';
import { Account } from './Account';
import { session } from './session';

test('the next member gets nothing of the one before', async () => {
  await recordSample(import.meta.url, async ({ render, idle }) => {
    const page = render(<Account />);
    fireEvent.click(page.getByText('Sign in'));
    await page.findByText('o-1: placed');
    fireEvent.click(page.getByText('Sign out'));
    await page.findByText('Sign in');
    expect(session.refreshToken).toBe('');
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
    fireEvent.click(page.getByText('Sign in'));
    await page.findByText('o-1: placed');
    await idle();
  });
});

// > The button also signs out while the browser is offline
test.each([0, 14])(
  'signs out offline, %d minutes after the last token',
  async (minutes) => {
    await runSample(async ({ render, mockApi }) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      try {
        const page = render(<Account />);
        fireEvent.click(page.getByText('Sign in'));
        await page.findByText('o-1: placed');
        session.staffKey = 'k-42';
        mockApi.failNetwork();
        onlineManager.setOnline(false);
        await act(() => vi.advanceTimersByTimeAsync(minutes * 60_000));
        fireEvent.click(page.getByText('Sign out'));
        await page.findByText('Sign in');
        expect(session).toEqual({ refreshToken: '', staffKey: '' });
      } finally {
        onlineManager.setOnline(true);
        vi.useRealTimers();
      }
    });
  },
);

// > while the browser is offline, and when the request fails
test('signs out when the request fails', async () => {
  await runSample(async ({ render, mockApi }) => {
    const page = render(<Account />);
    fireEvent.click(page.getByText('Sign in'));
    await page.findByText('o-1: placed');
    mockApi.failNetwork();
    fireEvent.click(page.getByText('Sign out'));
    await page.findByText('Sign in');
    expect(session.refreshToken).toBe('');
  });
});
