import {type JsonObject, objectOrEmpty} from '../shared/document';
import {findExample, sampleSchema} from '../shared/sampleValue';

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
  return sampleSchema(document, content.schema, 'response', isXml(mediaType) ? 'xml' : 'json');
}
