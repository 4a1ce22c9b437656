import { onlineManager } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { qraft, queryClient } from './client';
import { ReviewsPanel } from './ReviewsPanel';

test('refetches both books on screen', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    render(<ReviewsPanel bookIds={[7, 1]} />);
    await screen.findByText('Reviews: 3');
    await screen.findByText('Reviews: 0');
    fireEvent.click(screen.getByRole('button'));
    await screen.findByText('All reviews are up to date.');
  });
});

test('keeps the reviews and says so when the network is gone', async () => {
  await runSample(async ({ render, mockApi }) => {
    render(<ReviewsPanel bookIds={[7]} />);
    await screen.findByText('Reviews: 3');
    mockApi.failNetwork();
    fireEvent.click(screen.getByRole('button'));
    await screen.findByText('Some reviews could not be loaded.');
    screen.getByText('Reviews: 3');
  });
});

// > Offline, the promise would resolve right away, so the panel checks the
// > connection first.
test('does not claim to be up to date while offline', async () => {
  await runSample(async ({ render, idle }) => {
    render(<ReviewsPanel bookIds={[7]} />);
    await screen.findByText('Reviews: 3');
    onlineManager.setOnline(false);
    fireEvent.click(screen.getByRole('button'));
    await screen.findByText('You are offline.');
    onlineManager.setOnline(true);
    await idle();
  });
});

// > The promise also rejects when another refetch or an unmounted component
// > aborts a request, so the panel doesn't report a `CancelledError`.
test('does not report a request that another refetch has aborted', async () => {
  await runSample(async ({ render, mockApi, idle }) => {
    render(<ReviewsPanel bookIds={[7]} />);
    await screen.findByText('Reviews: 3');
    const release = mockApi.hold();
    fireEvent.click(screen.getByRole('button'));
    await screen.findByText('Loading…');
    void qraft.books.listReviews.invalidateQueries(queryClient);
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe(''),
    );
    release();
    await idle();
  });
});
