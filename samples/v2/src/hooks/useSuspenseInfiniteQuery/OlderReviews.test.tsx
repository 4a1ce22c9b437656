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
