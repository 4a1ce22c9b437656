import { onlineManager } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
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
