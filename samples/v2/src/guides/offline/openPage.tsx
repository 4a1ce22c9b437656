import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

export const STORED = 'REACT_QUERY_OFFLINE_CACHE';

const { localStorage: storage } = window;
let closeStorage: (() => void) | undefined;

/** A browser ends the timers of a page that it leaves, such as those of saves. */
function openStorage() {
  let isOpen = true;
  closeStorage = () => (isOpen = false);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.getItem(key),
    setItem: (key: string, value: string) =>
      isOpen && storage.setItem(key, value),
    removeItem: (key: string) => isOpen && storage.removeItem(key),
  });
}

/** Ends the page, and leaves what it has stored. */
export function closePage() {
  cleanup();
  closeStorage?.();
  vi.unstubAllGlobals();
}

/** Starts each test online and with an empty storage. */
export function resetBrowser() {
  beforeEach(() => {
    localStorage.clear();
    onlineManager.setOnline(true);
    setNavigator(true);
  });
  afterEach(() => {
    closePage();
    localStorage.clear();
    onlineManager.setOnline(true);
    Reflect.deleteProperty(navigator, 'onLine');
  });
}

/** What the browser reports before any event. */
export function setNavigator(onLine: boolean) {
  Object.defineProperty(navigator, 'onLine', {
    configurable: true,
    value: onLine,
  });
}

type Render = (ui: ReactElement) => unknown;

/** Renders the page with new modules, as a browser does after a reload. */
export async function openPage(render: Render) {
  closePage();
  openStorage();
  vi.resetModules();
  const { OfflineProvider } = await import('./OfflineProvider');
  const { BookView } = await import('./BookView');
  const { ReviewForm } = await import('./ReviewForm');
  const { Outbox } = await import('./Outbox');
  const client = await import('./client');
  render(
    <OfflineProvider>
      <BookView bookId={7} />
      <ReviewForm bookId={7} />
      <Outbox />
    </OfflineProvider>,
  );
  return client;
}

/** Waits until the storage holds a text. The persister saves once a second. */
export async function waitForStored(check: (text: string) => boolean) {
  await vi.waitFor(
    () => {
      vi.setSystemTime(Date.now() + 1000);
      expect(check(localStorage.getItem(STORED) ?? '')).toBe(true);
    },
    { timeout: 5000 },
  );
}

export function writeReview(text: string) {
  fireEvent.change(screen.getByLabelText('Your review'), {
    target: { value: text },
  });
  fireEvent.click(screen.getByText('Send'));
}

// No events of the window: TanStack Query misses them while it listens to the
// window of an earlier test file.
export function goOffline() {
  act(() => onlineManager.setOnline(false));
}
