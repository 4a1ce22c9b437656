import {readFileSync} from 'node:fs';
import {parse} from 'yaml';

/** Media types of a body, each with its schema: `{'application/json': {schema: {…}}}`. */
export type Content = Record<string, {schema?: unknown}>;

export interface Reference {
  $ref: string;
}

export interface Response {
  content?: Content;
}

export interface RequestBody {
  content?: Content;
}

/** The part of an OpenAPI operation that a 1.x service is written from. */
export interface OperationObject {
  operationId?: string;
  summary?: string;
  description?: string;
  deprecated?: boolean;
  parameters?: unknown[];
  requestBody?: RequestBody | Reference;
  responses?: Record<string, Response | Reference>;
  security?: Record<string, string[]>[];
}

/** An OpenAPI document, as far as this folder reads it. */
export interface OpenApiDocument {
  openapi: string;
  paths: Record<string, Record<string, unknown>>;
  components?: Record<string, Record<string, unknown>>;
}

/** Says whether an entry of the document only points to another one. */
export function isReference(entry: object): entry is Reference {
  return '$ref' in entry;
}

/** Reads a YAML or JSON document from a file. Throws when it is not an OpenAPI document. */
export function readDocument(file: string): OpenApiDocument {
  const document: unknown = parse(readFileSync(file, 'utf8'));
  if (typeof document !== 'object' || document === null || !('openapi' in document) || !('paths' in document)) {
    throw new Error(`${file} is not an OpenAPI document: it has no "openapi" and "paths" at the top level.`);
  }
  // Redocly lints the document in the same run (npm run samples:check), so its inner shape is not checked twice.
  return document as OpenApiDocument;
}
