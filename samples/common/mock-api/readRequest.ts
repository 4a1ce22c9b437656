// Only for reading the path of an address without origin.
const ANY_ORIGIN = 'https://bookshop.example';

/** Reads an address as given to `fetch`; it may lack the origin. */
export function resolveUrl(address: string): URL {
  return new URL(address, ANY_ORIGIN);
}

/** Parses JSON; anything else stays as it was given to `fetch`. */
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
