import { vi, type Mock } from 'vitest';

/** A `fetch` that returns the same response to every request. */
export function fetchThatResponds(
  body: BodyInit | null,
  init?: ResponseInit,
): Mock<typeof fetch> {
  return vi.fn<typeof fetch>(async () => new Response(body, init));
}

/** Same, with a JSON body. */
export function fetchThatRespondsWithJson(
  body: unknown,
  status = 200,
): Mock<typeof fetch> {
  return fetchThatResponds(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });
}

/** URL and init of the only request that a mock received. */
export function onlyRequest(mock: Mock<typeof fetch>): {
  url: string;
  init: RequestInit;
  headers: Record<string, string>;
} {
  const [call, ...others] = mock.mock.calls;
  if (!call || others.length > 0) {
    throw new Error(`Expected one request, saw ${mock.mock.calls.length}.`);
  }
  const [url, init = {}] = call;
  return {
    url: String(url),
    init,
    headers: Object.fromEntries(new Headers(init.headers)),
  };
}
