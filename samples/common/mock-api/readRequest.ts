// Only used to parse relative URLs.
const ANY_ORIGIN = 'https://bookshop.example';

/** Parses a URL passed to `fetch`. It may be relative. */
export function resolveUrl(address: string): URL {
  return new URL(address, ANY_ORIGIN);
}

/** Parses JSON. Returns any other body unchanged. */
export async function readRequestBody(
  body: BodyInit | null | undefined,
): Promise<unknown> {
  if (body === null || body === undefined) return undefined;
  const text =
    body instanceof ReadableStream ? await new Response(body).text() : body;
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
