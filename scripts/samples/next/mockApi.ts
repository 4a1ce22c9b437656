import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';

/** The bookshop's API as far as the application needs it. */
export interface MockApi {
  baseUrl: string;
  /** Method and path of each request since the last call, in order. */
  takeRequests: () => string[];
  close: () => void;
}

// Long enough that two requests which are sent together overlap.
const DELAY_MS = 200;

/** Starts the API on a free port. Book 500 fails, and a member's name is the session of the request, which has no other cookie. */
export async function startMockApi(): Promise<MockApi> {
  let requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    void respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this type.
  const {port} = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    takeRequests: () => {
      const taken = requests;
      requests = [];
      return taken;
    },
    close: () => server.close(),
  };
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  await wait(DELAY_MS);
  const {status, body} = findResponse(request);
  response.writeHead(status, {'content-type': 'application/json'});
  response.end(JSON.stringify(body));
}

function findResponse({url = '', headers}: IncomingMessage): {status: number; body: object} {
  switch (url) {
    case '/v1/books/7':
      return {status: 200, body: {id: 7, title: 'The Left Hand of Darkness', authorId: 'leguin', price: 1390}};
    case '/v1/authors/leguin':
      return {status: 200, body: {id: 'leguin', name: 'Ursula K. Le Guin'}};
    case '/v1/members/me':
      return {status: 200, body: {id: 'm-1', name: /^session=(\w+)$/.exec(headers.cookie ?? '')?.[1] ?? 'nobody'}};
    case '/v1/books/500':
      return {status: 500, body: {title: 'Out of order'}};
    default:
      return {status: 404, body: {type: 'about:blank', title: 'Not found', status: 404}};
  }
}
