import { vi } from 'vitest';

const NOW = new Date('2025-01-15T12:00:00.000Z');

/**
 * Freezes `Date` and makes random values repeatable. Timers keep running.
 * Returns a function that restores both.
 */
export function fixChance(): () => void {
  vi.setSystemTime(NOW);
  let state = 1;
  const random = vi.spyOn(Math, 'random').mockImplementation(() => {
    // The minimal standard generator of Park and Miller.
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  });
  let ids = 0;
  const randomUUID = vi
    .spyOn(globalThis.crypto, 'randomUUID')
    .mockImplementation(() => {
      ids += 1;
      const last = String(ids).padStart(12, '0');
      return `00000000-0000-4000-8000-${last}`;
    });
  return () => {
    vi.useRealTimers();
    random.mockRestore();
    randomUUID.mockRestore();
  };
}
