/** The HTTP methods that became operations in 1.x, in lower case as in the document. */
export const METHODS = ['get', 'put', 'post', 'patch', 'delete', 'options', 'head', 'trace'] as const;

export type Method = (typeof METHODS)[number];

/** Says whether a key of a path item is an HTTP method (and not, say, `parameters`). */
export function isMethod(key: string): key is Method {
  return (METHODS as readonly string[]).includes(key);
}

/**
 * Says whether 1.x types an operation as a query. Only GET is: HEAD, OPTIONS and TRACE get the mutation type,
 * although the runtime calls HEAD and OPTIONS like queries.
 */
export function isQueryMethod(method: Method): boolean {
  return method === 'get';
}
