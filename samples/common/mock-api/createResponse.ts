/** A response of any operation, without the document's types. */
export interface UntypedAnswer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Creates the `Response` that a server would send. */
export function createResponse(answer: UntypedAnswer | Response): Response {
  if (answer instanceof Response) return answer;
  const { status, body, headers } = answer;
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
