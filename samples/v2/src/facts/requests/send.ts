import {
  requestFn,
  type OperationSchema,
  type RequestFnInfo,
} from '@openapi-qraft/react';

type Sent = Omit<RequestInit, 'headers'> & {
  url: string;
  headers: Record<string, string>;
};

/** Calls the default `requestFn` and returns what it gave to `fetch`. */
export async function send(
  schema: OperationSchema,
  info: Partial<Omit<RequestFnInfo, 'parameters'>> & {
    parameters?: object;
  } = {},
): Promise<Sent> {
  const sent: Sent[] = [];
  // The facts try what the type forbids as well, as cookie parameters.
  await requestFn(schema, { parameters: {}, ...info } as RequestFnInfo, {
    fetch: async (url, init) => {
      const headers = Object.fromEntries(new Headers(init?.headers));
      sent.push({ ...init, url: String(url), headers });
      return new Response(null, { status: 204 });
    },
  });
  const [request] = sent;
  if (!request) throw new Error('requestFn did not call fetch.');
  return request;
}

/** Calls the default `requestFn` and with a `fetch` that responds as given. */
export function receive(respond: () => Response | Promise<Response>) {
  return requestFn<unknown, unknown>(
    { method: 'get', url: '/status' },
    { parameters: {}, baseUrl: '' },
    { fetch: async () => respond() },
  );
}
