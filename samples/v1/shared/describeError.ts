/** A sentence for whatever a hook of a 1.x client fails with. */
export function describeError(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error === 'object' && error !== null && 'title' in error) {
    return String(error.title);
  }
  // The response had another body, such as an HTML page, or none.
  return 'The server has a problem.';
}
