import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { EndlessReviews } from './EndlessReviews';

// jsdom lays nothing out; the test says when the end of the list is seen.
const scrollToEnd: (() => void)[] = [];

class FakeObserver {
  private readonly callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    this.callback = callback;
  }

  observe() {
    const entries = [{ isIntersecting: true }];
    scrollToEnd.push(() =>
      this.callback(
        entries as IntersectionObserverEntry[],
        this as unknown as IntersectionObserver,
      ),
    );
  }

  disconnect() {
    scrollToEnd.length = 0;
  }
}

afterEach(() => vi.unstubAllGlobals());

test('loads the next part whenever the end comes into view', async () => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  await recordSample(import.meta.url, async ({ render, idle }) => {
    render(<EndlessReviews bookId={7} />);
    await screen.findByText('Stays with you for years.');
    await idle();

    act(() => scrollToEnd[0]?.());
    await screen.findByText('Slow at first, then not at all.');
    await idle();

    act(() => scrollToEnd[0]?.());
    await screen.findByText('Read it twice.');
    expect(screen.queryByRole('button')).toBeNull();
    expect(scrollToEnd).toEqual([]);
  });
});

test('stops after a part that failed, and goes on after a click', async () => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  await runSample(async ({ render, mockApi, idle }) => {
    render(<EndlessReviews bookId={7} />);
    await screen.findByText('Stays with you for years.');
    await idle();

    mockApi.failNetwork();
    act(() => scrollToEnd[0]?.());
    await screen.findByRole('alert');
    await idle();
    expect(scrollToEnd).toEqual([]);

    mockApi.restoreNetwork();
    fireEvent.click(screen.getByText('Load more'));
    await screen.findByText('Slow at first, then not at all.');
    expect(screen.queryByRole('alert')).toBeNull();
    await idle();
    expect(scrollToEnd).toHaveLength(1);
  });
});
