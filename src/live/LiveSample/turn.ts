let stopRunning: (() => void) | undefined;

/** Stops the sample that runs, if any: whether an application is online is one setting for the whole page. */
export function takeTurn(stop: () => void): void {
  stopRunning?.();
  stopRunning = stop;
}

/** Says that a sample no longer runs. */
export function endTurn(stop: () => void): void {
  if (stopRunning === stop) stopRunning = undefined;
}
