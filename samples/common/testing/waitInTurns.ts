import { waitOrAbort } from '../mock-api/waitOrAbort';

/** Duration of a turn of the event loop without load, in milliseconds. */
const TURN = 5;

/**
 * Waits like `waitOrAbort`, but counts turns of the event loop, which take
 * longer on a busy machine. One timer for the whole time could be overdue
 * before a test has looked at the pending state.
 */
export function waitInTurns(
  wait: number | Promise<void>,
  signal: AbortSignal | null | undefined,
): Promise<void> {
  return waitOrAbort(
    typeof wait === 'number' ? countTurns(wait) : wait,
    signal,
  );
}

async function countTurns(milliseconds: number): Promise<void> {
  let left = milliseconds;
  do {
    const pause = Math.min(TURN, left);
    await new Promise((resolve) => setTimeout(resolve, pause));
    left -= TURN;
  } while (left > 0);
}
