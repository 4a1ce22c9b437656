const LIMIT = 2_000;
/** Milliseconds after which the time starts again, unless a loop has kept the browser busy since. */
const PAUSE = 100;

/**
 * A function for loops to call, which throws when they have kept the browser busy for too long. Timers do not fire
 * meanwhile, and that is how it notices.
 */
export function createLoopGuard(now: () => number = () => performance.now()): () => void {
  let start: number | undefined;
  return () => {
    if (start === undefined) {
      start = now();
      setTimeout(() => (start = undefined), PAUSE);
    } else if (now() - start > LIMIT) {
      throw new Error('A loop has run for more than 2 seconds, so it was stopped.');
    }
  };
}
