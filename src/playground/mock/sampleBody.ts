import {sample} from 'openapi-sampler';
import {dereference, isObject, type JsonObject, objectOrEmpty} from '../shared/document';

/** A response body with its media type. */
export interface SampledBody {
  mediaType: string;
  body: string;
}

const isJson = (mediaType: string) => /[/+]json\b/i.test(mediaType);
const isXml = (mediaType: string) => /[/+]xml\b/i.test(mediaType);

/**
 * The body of a response: the example of the document, otherwise one made from the schema.
 *
 * @returns undefined when the response has no body
 */
export function sampleBody(document: JsonObject, response: JsonObject): SampledBody | undefined {
  const contents = Object.entries(objectOrEmpty(response.content));
  const chosen = contents.find(([mediaType]) => isJson(mediaType)) ?? contents[0];
  if (!chosen) return undefined;
  const [declaredType, content] = chosen;
  const mediaType = declaredType.includes('*') ? 'application/json' : declaredType;
  const value = sampleContent(document, objectOrEmpty(content), mediaType);
  return {mediaType, body: isJson(mediaType) || typeof value !== 'string' ? JSON.stringify(value ?? null) : value};
}

function sampleContent(document: JsonObject, content: JsonObject, mediaType: string): unknown {
  if (content.example !== undefined) return content.example;
  const example = findExample(document, content);
  if (example !== undefined) return example;
  return sampleSchema(document, content.schema, isXml(mediaType) ? 'xml' : 'json');
}

/** The first of `examples` that has a value. Values in files elsewhere (`externalValue`) cannot be loaded. */
function findExample(document: JsonObject, content: JsonObject): unknown {
  for (const example of Object.values(objectOrEmpty(content.examples))) {
    const {value} = objectOrEmpty(dereference(document, example));
    if (value !== undefined) return value;
  }
  return undefined;
}

/** A value that fits a schema. A schema that the sampler cannot read gives null. */
export function sampleSchema(document: JsonObject, schema: unknown, format: 'json' | 'xml' = 'json'): unknown {
  if (!isObject(schema)) return null;
  try {
    return sample(schema, {skipWriteOnly: true, quiet: true, format}, document);
  } catch {
    return null;
  }
}
