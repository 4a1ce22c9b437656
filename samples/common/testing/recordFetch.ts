import type { RecordedRequest } from './sampleRecording';

/**
 * Wraps a `fetch` so that every request is recorded.
 *
 * `inFlight()` counts the requests without a response.
 */
export function recordFetch(innerFetch: typeof fetch): {
  fetch: typeof fetch;
  requests: RecordedRequest[];
  inFlight: () => number;
} {
  const requests: RecordedRequest[] = [];
  let inFlight = 0;
  return {
    requests,
    inFlight: () => inFlight,
    async fetch(input, init) {
      inFlight += 1;
      try {
        const recorded = describeRequest(input, init);
        requests.push(recorded);
        const response = await innerFetch(input, init);
        recorded.status = response.status;
        return response;
      } finally {
        inFlight -= 1;
      }
    },
  };
}

/**
 * Describes the request as a browser would send it. Takes the headers from
 * `Request`, which adds a content type for some bodies.
 */
export function describeRequest(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
): RecordedRequest {
  const given = input instanceof Request ? input.url : String(input);
  const hasOrigin = URL.canParse(given);
  const request = new Request(
    hasOrigin ? input : new URL(given, 'https://bookshop.example'),
    { ...init, signal: null },
  );
  return {
    method: request.method,
    url: hasOrigin ? request.url : given,
    headers: Object.fromEntries(
      [...request.headers].map(([name, value]) => [
        name,
        hideBoundary(value),
      ]),
    ),
    body: describeBody(init?.body),
    status: null,
  };
}

// The boundary of multipart forms is random.
function hideBoundary(value: string): string {
  return value.replace(/(boundary=).*/, '$1…');
}

function describeBody(body: BodyInit | null | undefined): unknown {
  if (body === null || body === undefined) return null;
  if (body instanceof FormData) return [...body].map(describeField);
  if (body instanceof Blob) return { type: body.type, size: body.size };
  const text = String(body);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function describeField([name, value]: [
  string,
  FormDataEntryValue,
]): unknown {
  if (typeof value === 'string') return { name, value };
  return { name, fileName: value.name, type: value.type, size: value.size };
}
