/**
 * Waits like a slow server. When aborted, rejects with the signal's reason, as
 * `fetch` does.
 *
 * @param milliseconds With 0 it still waits for the next event loop turn.
 */
export function waitOrAbort(
  milliseconds: number,
  signal: AbortSignal | null | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const onAbort = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}
