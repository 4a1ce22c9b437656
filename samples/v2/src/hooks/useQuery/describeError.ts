/** Returns a message for any error of an operation. */
export function describeError(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error === 'object' && error !== null && 'title' in error) {
    return String(error.title);
  }
  // Shows plain text from the server, but not an HTML page.
  const isText = typeof error === 'string' && /^[^<]/.test(error);
  return isText ? error : 'Unknown error';
}
