import { act, screen } from '@testing-library/react';
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
    await screen.findByText('The end.');
    expect(scrollToEnd).toEqual([]);
  });
});

test('stops after a part that failed', async () => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  await runSample(async ({ render, mockApi, idle }) => {
    render(<EndlessReviews bookId={7} />);
    await screen.findByText('Stays with you for years.');
    await idle();

    mockApi.failNetwork();
    act(() => scrollToEnd[0]?.());
    await screen.findByText('That did not load.');
    await idle();
    expect(scrollToEnd).toEqual([]);
  });
});
