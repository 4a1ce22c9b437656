import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { queryClient } from '../../../shared/client';
import { recordSample } from '../../../testing/recordSample';
import { Account } from './Account';

afterEach(() => localStorage.clear());

test('forgets token and orders when the member signs out', async () => {
  await recordSample(import.meta.url, async ({ render, idle }) => {
    localStorage.setItem('refresh', 'refresh-0');
    render(<Account />);
    await screen.findByText('lisbon: 1 orders');
    expect(queryClient.getQueryCache().getAll()).toHaveLength(1);

    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await idle();
    expect(screen.queryByText(/orders/)).toBeNull();
    expect(localStorage.getItem('refresh')).toBeNull();
    expect(queryClient.getQueryCache().getAll()).toHaveLength(0);
  });
});
