/** A value as text: strings as they are, everything else as JSON where possible. */
export function print(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value, null, 2) ?? String(value);
  } catch {
    return String(value);
  }
}

/** What was thrown, as text. */
export const describe = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : print(error);
