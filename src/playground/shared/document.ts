/** A value of a parsed document. Documents come from readers, so nothing about their shape is certain. */
export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value itself when it is an object, otherwise an empty one. */
export const objectOrEmpty = (value: unknown): JsonObject => (isObject(value) ? value : {});

/** Longer chains of references are circular. */
const MAX_CHAIN = 50;

/**
 * Follows `$ref` until something else is reached.
 *
 * @returns undefined when a reference leads nowhere
 */
export function dereference(document: JsonObject, value: unknown): unknown {
  let current = value;
  for (let step = 0; step < MAX_CHAIN; step++) {
    if (!isObject(current) || typeof current.$ref !== 'string') return current;
    current = readPointer(document, current.$ref);
  }
  return undefined;
}

/** The value at a reference into the document, such as `#/components/schemas/Book`. */
function readPointer(document: JsonObject, reference: string): unknown {
  if (!reference.startsWith('#')) return undefined;
  let current: unknown = document;
  for (const part of reference.split('/').slice(1)) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = (current as JsonObject)[decodePointer(part)];
  }
  return current;
}

/** Pointers in a reference are percent-encoded, and write `~` and `/` of a name as `~0` and `~1`. */
function decodePointer(part: string): string {
  return safeDecode(part).replaceAll('~1', '/').replaceAll('~0', '~');
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
