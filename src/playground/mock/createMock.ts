import type {MockReply, MockRequest} from '../shared/types';
import {dereference, isObject, type JsonObject, objectOrEmpty} from '../shared/document';
import {listPatterns, listServerPaths, matchPath} from './matchOperation';
import {sampleSchema} from '../shared/sampleValue';
import {sampleBody} from './sampleBody';
import {selectFailure, selectSuccess} from './selectResponse';

/** Statuses that never have a body. `new Response()` throws when one is given. */
const WITHOUT_BODY = [204, 205, 304];

/** Responds as an OpenAPI document describes: with its examples, otherwise with values made from its schemas. */
export type Mock = (request: MockRequest) => MockReply;

export function createMock(document: JsonObject): Mock {
  const patterns = listPatterns(document);
  const serverPaths = listServerPaths(document);

  return ({method, url, fail}) => {
    const {pathname} = new URL(url, 'https://api.example');
    const match = matchPath(decodePath(pathname), patterns, serverPaths);
    const operation = match && dereference(document, match.item[method.toLowerCase()]);
    if (!match || !isObject(operation)) return replyUnknown(method, pathname, match?.template);
    const {status, response} = (fail ? selectFailure : selectSuccess)(document, operation);
    const sampled = sampleBody(document, response);
    const hasBody = sampled !== undefined && method !== 'HEAD' && !WITHOUT_BODY.includes(status);
    return {
      status,
      headers: {...sampleHeaders(document, response), ...(sampled && {'content-type': sampled.mediaType})},
      body: hasBody ? sampled.body : null,
    };
  };
}

function replyUnknown(method: string, pathname: string, template: string | undefined): MockReply {
  const problem =
    template === undefined
      ? `Your document has no path that matches ${pathname}.`
      : `Your document has no ${method.toUpperCase()} operation at ${template}.`;
  return {
    status: template === undefined ? 404 : 405,
    headers: {'content-type': 'application/problem+json'},
    body: JSON.stringify({title: problem}),
    problem,
  };
}

/** Values of the declared response headers. Those that are not plain values cannot be sent. */
function sampleHeaders(document: JsonObject, response: JsonObject): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, declared] of Object.entries(objectOrEmpty(response.headers))) {
    const header = objectOrEmpty(dereference(document, declared));
    const value = header.example ?? sampleSchema(document, header.schema, 'response');
    if (['string', 'number', 'boolean'].includes(typeof value)) headers[name.toLowerCase()] = String(value);
  }
  return headers;
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname.replace(/%2f/gi, '%252F'));
  } catch {
    return pathname;
  }
}
