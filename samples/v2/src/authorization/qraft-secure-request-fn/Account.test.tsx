import { onlineManager } from '@tanstack/react-query';
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
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

// > The button signs out even while the browser is offline.
test('signs out offline, too', async () => {
  await runSample(async ({ render, mockApi }) => {
    const page = render(<Account />);
    fireEvent.click(page.getByText('Sign in'));
    await page.findByText('o-1: placed');
    mockApi.failNetwork();
    onlineManager.setOnline(false);
    try {
      fireEvent.click(page.getByText('Sign out'));
      await page.findByText('Sign in');
      expect(session.refreshToken).toBe('');
    } finally {
      onlineManager.setOnline(true);
    }
  });
});
