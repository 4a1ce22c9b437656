/**
 * Takes the types off a function, to see what a call does that the types
 * forbid, as in JavaScript.
 */
export function asWritten(
  operation: unknown,
): (...args: unknown[]) => unknown {
  // Every member of a 1.x client is a callable proxy at run time.
  return operation as (...args: unknown[]) => unknown;
}
