import {dereference, isObject, type JsonObject, objectOrEmpty} from '../shared/document';

/** One path of a document, prepared for comparing. */
export interface PathPattern {
  /** As the document writes it: `/books/{bookId}`. */
  template: string;
  pattern: RegExp;
  item: JsonObject;
}

/** Paths in the order of OpenAPI: those with fewer parameters first, so `/books/mine` precedes `/books/{bookId}`. */
export function listPatterns(document: JsonObject): PathPattern[] {
  return Object.entries(objectOrEmpty(document.paths))
    .map(([template, item]) => ({template, pattern: toPattern(template), item: dereference(document, item)}))
    .filter((entry): entry is PathPattern => isObject(entry.item))
    .sort((a, b) => countParameters(a.template) - countParameters(b.template));
}

const countParameters = (template: string) => template.split('{').length;

/** Matches the end of a path, because the base URL of a client can have a path, too. */
function toPattern(template: string): RegExp {
  const parts = template.split(/\{[^{}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^(.*?)${parts.join('[^/]+')}$`);
}

/** Paths of the document's servers, without a slash at the end: `/v1`. */
export function listServerPaths(document: JsonObject): string[] {
  const servers = Array.isArray(document.servers) ? document.servers : [];
  return servers.map(objectOrEmpty).map(({url}) => {
    try {
      return new URL(String(url), 'https://api.example').pathname.replace(/\/$/, '');
    } catch {
      return '';
    }
  });
}

/** The path that a request goes to. One below a server of the document wins over one below another base URL. */
export function matchPath(
  pathname: string,
  patterns: readonly PathPattern[],
  serverPaths: readonly string[],
): PathPattern | undefined {
  const matches = patterns.flatMap((entry) => {
    const prefix = entry.pattern.exec(pathname)?.[1];
    return prefix === undefined ? [] : [{entry, prefix}];
  });
  const bases = new Set([...serverPaths, '']);
  const match =
    matches.find(({prefix}) => serverPaths.includes(prefix)) ??
    matches.find(({prefix}) => bases.has(prefix)) ??
    // The longest template leaves the shortest prefix.
    matches.sort((a, b) => a.prefix.length - b.prefix.length)[0];
  return match?.entry;
}
