/** Returns a sentence for any error of a 1.x client's hook. */
export function describeError(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error === 'object' && error !== null && 'title' in error) {
    return String(error.title);
  }
  // The body is empty or has another format, such as an HTML page.
  return 'The server has a problem.';
}
