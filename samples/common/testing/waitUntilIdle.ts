const LIMIT = 8000;
const STEP = 5;

/**
 * Waits until `countPending` has been 0 for two looks in a row, so that a
 * request that follows another one is waited for as well.
 *
 * @param act Of the Testing Library that rendered the sample.
 */
export async function waitUntilIdle(
  act: (callback: () => Promise<void>) => PromiseLike<unknown>,
  countPending: () => number,
): Promise<void> {
  // performance.now() goes on while Date stands still.
  const end = performance.now() + LIMIT;
  let quietLooks = 0;
  while (quietLooks < 2) {
    await act(() => new Promise((resolve) => setTimeout(resolve, STEP)));
    quietLooks = countPending() === 0 ? quietLooks + 1 : 0;
    if (performance.now() > end) {
      throw new Error(
        `${countPending()} requests are still in flight after ${LIMIT} ms. A test that delays an answer for longer must cancel it.`,
      );
    }
  }
}
