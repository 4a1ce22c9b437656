import {sample} from 'openapi-sampler';
import {dereference, isObject, type JsonObject, objectOrEmpty} from './document';

/** The first of `examples` that has a value. Values in files elsewhere (`externalValue`) cannot be loaded. */
export function findExample(document: JsonObject, {examples}: JsonObject): unknown {
  for (const example of Object.values(objectOrEmpty(examples))) {
    const {value} = objectOrEmpty(dereference(document, example));
    if (value !== undefined) return value;
  }
  return undefined;
}

/**
 * A value that fits a schema, or null when the sampler cannot read the schema: the document comes from a reader.
 *
 * @param of a request has no read-only properties, and a response no write-only ones
 */
export function sampleSchema(
  document: JsonObject,
  schema: unknown,
  of: 'request' | 'response',
  format: 'json' | 'xml' = 'json',
): unknown {
  if (!isObject(schema)) return null;
  const skip = of === 'request' ? {skipReadOnly: true} : {skipWriteOnly: true};
  try {
    return sample(schema, {...skip, quiet: true, format}, document);
  } catch {
    return null;
  }
}
