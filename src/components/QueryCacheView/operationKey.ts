import type {JsonValue} from '@site/src/lib/sampleRecording';

/** The parts of a key that the client made. */
export interface OperationKey {
  /** Method and URL: `GET /books/{bookId}`. */
  readonly request: string;
  readonly isInfinite: boolean;
  readonly parameters: JsonValue;
}

/** Reads a key that the client made. A key that was written by hand may have any other shape. */
export function readOperationKey(key: JsonValue): OperationKey | undefined {
  const [schema, parameters, ...others] = Array.isArray(key) ? key : [];
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return undefined;
  const {method, url, infinite} = schema;
  if (typeof method !== 'string' || typeof url !== 'string' || parameters === undefined || others.length > 0) {
    return undefined;
  }
  return {request: `${method.toUpperCase()} ${url}`, isInfinite: infinite === true, parameters};
}

/** Parameters as they are written in code: `{ path: { bookId: 7 } }`. */
export function formatParameters(value: JsonValue): string {
  if (typeof value === 'string') return `'${value.replaceAll(/['\\]/g, '\\$&')}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(formatParameters).join(', ')}]`;
  const entries = Object.entries(value).map(([name, item]) => `${formatName(name)}: ${formatParameters(item)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

const formatName = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`);
