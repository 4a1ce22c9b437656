/** A sentence for whatever an operation fails with. */
export function describeError(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error === 'object' && error !== null && 'title' in error) {
    return String(error.title);
  }
  // Text of the server is shown, an HTML page is not.
  const isText = typeof error === 'string' && /^[^<]/.test(error);
  return isText ? error : 'Unknown error';
}
