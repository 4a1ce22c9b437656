/** A sentence for whatever a hook of a 1.x client fails with. */
export function describeError(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error === 'object' && error !== null && 'title' in error) {
    return String(error.title);
  }
  // The text of an answer that is not JSON, or nothing at all.
  return typeof error === 'string' && error ? error : 'Unknown error';
}
