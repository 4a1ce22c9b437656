import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { OlderReviews } from './OlderReviews';

class Boundary extends Component<
  { children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <p>Boundary</p> : this.props.children;
  }
}

function Page() {
  return (
    <Boundary>
      <Suspense fallback={<p>Loading…</p>}>
        <OlderReviews bookId={7} />
      </Suspense>
    </Boundary>
  );
}

test('keeps what is there when the next part fails', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi, idle }) => {
    await act(async () => {
      render(<Page />);
    });
    await screen.findByText('2 reviews');
    await idle();

    mockApi.failNetwork();
    fireEvent.click(screen.getByText('Load the rest'));
    await screen.findByRole('alert');
    expect(screen.getByText('2 reviews')).toBeTruthy();

    mockApi.restoreNetwork();
    fireEvent.click(screen.getByText('Try again'));
    await screen.findByText('3 reviews');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('throws to the boundary when the first part fails', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  await runSample(async ({ render, mockApi }) => {
    mockApi.failNetwork();
    await act(async () => {
      render(<Page />);
    });
    await screen.findByText('Boundary');
  });
  log.mockRestore();
});

// > The first recorded request loaded the first page. The second failed with a
// > network error, and the third follows a click on **Try again**.
test('the recording has three requests, of which the second failed', () => {
  const url = import.meta.url.replace('.test.tsx', '.recording.json');
  const { requests } = JSON.parse(
    readFileSync(fileURLToPath(url), 'utf8'),
  ) as { requests: { status: number | null }[] };
  expect(requests.map(({ status }) => status)).toEqual([200, null, 200]);
});

// > Offline, the first load doesn't fail: the component stays suspended until
// > the network is back.
test('waits for the network instead of failing', async () => {
  await runSample(async ({ render }) => {
    onlineManager.setOnline(false);
    await act(async () => {
      render(<Page />);
    });
    expect(screen.getByText('Loading…')).toBeTruthy();
    expect(screen.queryByText('Boundary')).toBeNull();
    await act(async () => onlineManager.setOnline(true));
    await screen.findByText('2 reviews');
  });
});
