/** A response of any operation, without the document's types. */
export interface UntypedResponse {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Creates the `Response` that a server would send. */
export function createResponse(
  response: UntypedResponse | Response,
): Response {
  if (response instanceof Response) return response;
  const { status, body, headers } = response;
  if (body === undefined) return new Response(null, { status, headers });
  if (typeof body === 'string' || body instanceof Blob) {
    return new Response(body, { status, headers });
  }
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': jsonType(status), ...headers },
  });
}

function jsonType(status: number): string {
  return status < 400 ? 'application/json' : 'application/problem+json';
}
