/** Turns of the event loop. Without load, they take 8 seconds. */
const MAXIMUM_TURNS = 1600;
/** Duration of a turn, in milliseconds. */
const TURN = 5;

/**
 * Waits until `countPending` has been 0 in two consecutive checks, so that it
 * also waits for a request that follows another one.
 *
 * @param act From the Testing Library that rendered the sample.
 */
export async function waitUntilIdle(
  act: (callback: () => Promise<void>) => PromiseLike<unknown>,
  countPending: () => number,
): Promise<void> {
  let quietLooks = 0;
  for (let turns = 0; turns < MAXIMUM_TURNS; turns += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve, TURN)));
    quietLooks = countPending() === 0 ? quietLooks + 1 : 0;
    if (quietLooks < 2) continue;
    // TanStack Query notifies with timers of 0, and Node calls timers of equal
    // duration in order. A busy machine may call a longer one before them.
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
    return;
  }
  throw new Error(
    `${countPending()} requests are still in flight after ${MAXIMUM_TURNS * TURN} ms. A test that delays a response for longer must cancel the request.`,
  );
}
