/**
 * Waits like a slow server. When aborted, rejects with the signal's reason, as
 * `fetch` does.
 *
 * @param wait A promise, or milliseconds. With 0 it still waits for the next
 *   event loop turn.
 */
export function waitOrAbort(
  wait: number | Promise<void>,
  signal: AbortSignal | null | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onAbort = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const onEnd = (): void => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    };
    if (typeof wait === 'number') timer = setTimeout(onEnd, wait);
    else void wait.then(onEnd);
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}
