import {formatJson} from '@site/src/lib/formatJson';
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
  const [schema, parameters] = Array.isArray(key) ? key : [];
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema) || !parameters) return undefined;
  const {method, url, infinite} = schema;
  if (typeof method !== 'string') return undefined;
  return {request: `${method.toUpperCase()} ${String(url)}`, isInfinite: infinite === true, parameters};
}

/** Parameters as they are written in code: `{ path: { bookId: 7 } }`. Inside a JSON string, quotes have a backslash. */
export function formatParameters(parameters: JsonValue): string {
  return formatJson(parameters, Infinity).replace(/"([A-Za-z_$][\w$]*)":/g, '$1:');
}
