/** Parses the body of a search request. Ignores unknown parameters, and rejects invalid values. */
import {HITS_PER_PAGE, MAX_HITS_PER_PAGE} from '../shared/constants';
import type {SearchQuery} from '../shared/protocol';
import {MalformedRequestError} from '../shared/protocol';

type Fields = Readonly<Record<string, unknown>>;

/**
 * @param body parsed JSON of the request
 * @throws MalformedRequestError with the message that a hosted index would send
 */
export function parseRequest(body: unknown): SearchQuery[] {
  if (!isFields(body) || !Array.isArray(body.requests)) {
    throw new MalformedRequestError('Expecting a `requests` attribute with a list of queries.');
  }
  return body.requests.map((request: unknown, index) => {
    if (!isFields(request)) throw new MalformedRequestError(`requests[${index}]: expecting an object.`);
    if (request.type === 'facet')
      throw new MalformedRequestError(`requests[${index}]: searching facet values is not supported here.`);
    return parseQuery({...parseParameters(request.params), ...request}, index);
  });
}

function parseQuery(fields: Fields, index: number): SearchQuery {
  const at = (name: string): string => `requests[${index}].${name}`;
  return {
    indexName: readString(fields.indexName, at('indexName'), undefined),
    query: readString(fields.query, at('query'), ''),
    page: readNumber(fields.page, at('page'), 0, Number.MAX_SAFE_INTEGER),
    hitsPerPage: readNumber(fields.hitsPerPage, at('hitsPerPage'), HITS_PER_PAGE, MAX_HITS_PER_PAGE),
    facetFilters: readFilters(fields.facetFilters, at('facetFilters')),
    attributesToRetrieve: readList(fields.attributesToRetrieve, at('attributesToRetrieve'), ['*']),
    attributesToHighlight: readList(fields.attributesToHighlight, at('attributesToHighlight'), ['*']),
    attributesToSnippet: readList(fields.attributesToSnippet, at('attributesToSnippet'), []),
    snippetEllipsisText: readString(fields.snippetEllipsisText, at('snippetEllipsisText'), '…'),
    highlightPreTag: readString(fields.highlightPreTag, at('highlightPreTag'), '<em>'),
    highlightPostTag: readString(fields.highlightPostTag, at('highlightPostTag'), '</em>'),
    clickAnalytics: fields.clickAnalytics === true,
    facets: readList(fields.facets, at('facets'), []),
  };
}

// Older clients send the parameters URL-encoded in one string; lists inside are JSON.
function parseParameters(parameters: unknown): Fields {
  if (isFields(parameters)) return parameters;
  if (typeof parameters !== 'string') return {};
  return Object.fromEntries([...new URLSearchParams(parameters)].map(([name, value]) => [name, parseValue(value)]));
}

function parseValue(value: string): unknown {
  if (!/^(?:\[.*\]|\d+|true|false)$/s.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function readString(value: unknown, name: string, fallback: string | undefined): string {
  if (typeof value === 'string') return value;
  if (value == null && fallback !== undefined) return fallback;
  throw new MalformedRequestError(`${name}: expecting a string.`);
}

function readNumber(value: unknown, name: string, fallback: number, maximum: number): number {
  if (value == null) return fallback;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= maximum) return value;
  throw new MalformedRequestError(`${name}: expecting an integer from 0 to ${maximum}.`);
}

function readList(value: unknown, name: string, fallback: readonly string[]): readonly string[] {
  if (value == null) return fallback;
  if (typeof value === 'string') return [value];
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
  throw new MalformedRequestError(`${name}: expecting a list of strings.`);
}

function readFilters(value: unknown, name: string): readonly (readonly string[])[] {
  if (value == null) return [];
  if (typeof value === 'string') return [[value]];
  if (!Array.isArray(value)) throw new MalformedRequestError(`${name}: expecting a list.`);
  return value.map((group: unknown, index) => readList(group, `${name}[${index}]`, []));
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
