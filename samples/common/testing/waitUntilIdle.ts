const LIMIT = 8000;
const STEP = 5;

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
  // Unlike Date, performance.now() is not frozen.
  const end = performance.now() + LIMIT;
  let quietLooks = 0;
  while (quietLooks < 2) {
    await act(() => new Promise((resolve) => setTimeout(resolve, STEP)));
    quietLooks = countPending() === 0 ? quietLooks + 1 : 0;
    if (performance.now() > end) {
      throw new Error(
        `${countPending()} requests are still in flight after ${LIMIT} ms. A test that delays a response for longer must cancel the request.`,
      );
    }
  }
}
