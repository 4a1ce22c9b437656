/** A sentence for whatever an operation fails with. */
export function describeError(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error === 'object' && error !== null && 'title' in error) {
    return String(error.title);
  }
  // A string of the server, or nothing at all.
  return typeof error === 'string' && error ? error : 'Unknown error';
}
