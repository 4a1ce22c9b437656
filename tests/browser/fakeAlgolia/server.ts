// A fake of Algolia's search API, served over real HTTPS on the loopback interface.
import {existsSync, readFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {createServer, type Server} from 'node:https';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {readIndexFiles} from '../../../scripts/search/readIndexFiles';
import {createEngine} from '../../../src/search/engine/index';
import type {IndexManifest} from '../../../src/search/shared/indexFile';
import {unpackIndex} from '../../../src/search/shared/indexFile';
import {createCertificate} from './certificate';

/** How a host handles a request. */
export type Behavior =
  | 'normal'
  /** Closes the connection. */
  | 'down'
  /** Accepts the connection and never responds. */
  | 'silent'
  /** Starts a response and never ends it. */
  | 'stuck'
  /** Responds after this many milliseconds. */
  | number
  | 'not JSON'
  | keyof typeof STATUSES;

const STATUSES = {refused: 400, unauthorized: 401, forbidden: 403, missing: 404, broken: 500} as const;
const MESSAGES: Readonly<Record<string, string>> = {
  refused: 'Cannot parse the request',
  unauthorized: 'The API key is not valid',
  forbidden: 'Invalid Application-ID or API key',
  missing: 'Index hosted-docs does not exist',
};

export interface FakeAlgolia {
  readonly port: number;
  /** Behavior of hosts by the start of their names. All other hosts respond normally. */
  behave(behaviors: Readonly<Record<string, Behavior>>): void;
  /** Searches since the last call of `behave`. */
  readonly requests: {readonly host: string; readonly url: URL; readonly body: {requests: Record<string, unknown>[]}}[];
  /** Insights events since the last call of `behave`: views and clicks. */
  readonly events: {readonly url: URL; readonly event: Readonly<Record<string, unknown>>}[];
  stop(): void;
}

/** @param buildFolder built site whose index is searched */
export async function startFakeAlgolia(buildFolder: string): Promise<FakeAlgolia> {
  const engine = createEngine(readRecords(buildFolder));
  let behaviors: Readonly<Record<string, Behavior>> = {};
  const requests: FakeAlgolia['requests'] = [];
  const events: FakeAlgolia['events'] = [];

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const host = request.headers.host ?? '';
    const url = new URL(request.url ?? '/', `https://${host}`);
    const text = (await readBody(request)) || '{}';
    if (url.pathname === '/1/events') {
      const {events: sent = []} = JSON.parse(text) as {events?: FakeAlgolia['events'][number]['event'][]};
      events.push(...sent.map((event) => ({url, event})));
      response.writeHead(200, {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'});
      response.end('{"status":200,"message":"OK"}');
      return;
    }
    const body = JSON.parse(text) as {requests: Record<string, unknown>[]};
    requests.push({host, url, body});
    const behavior = Object.entries(behaviors).find(([name]) => host.startsWith(name))?.[1] ?? 'normal';
    if (behavior === 'silent') return;
    if (behavior === 'down') {
      request.socket.destroy();
      return;
    }
    if (typeof behavior === 'number') await new Promise((resolve) => setTimeout(resolve, behavior));
    const status = (STATUSES as Readonly<Record<string, number>>)[behavior] ?? 200;
    const message = MESSAGES[behavior];
    response.writeHead(status, {'access-control-allow-origin': '*', 'content-type': 'application/json'});
    if (behavior === 'stuck') response.write('{');
    else if (behavior === 'not JSON') response.end('<!doctype html>');
    else if (message) response.end(JSON.stringify({message, status}));
    else response.end(JSON.stringify(engine.respond(body)));
  }

  const server: Server = createServer(createCertificate(), (request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    behave(next) {
      behaviors = next;
      requests.length = 0;
      events.length = 0;
    },
    requests,
    events,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function readRecords(buildFolder: string): ReturnType<typeof unpackIndex> {
  if (!existsSync(buildFolder))
    throw new Error(`There is no site in ${buildFolder}. Run "npm run build:hosted" first.`);
  const manifest = readFileSync(join(buildFolder, 'search-manifest.json'), 'utf8');
  const {indexes} = JSON.parse(manifest) as IndexManifest; // Written by the build under test.
  return indexes.flatMap((entry) => {
    const {file, texts} = readIndexFiles(join(buildFolder, entry.file));
    return unpackIndex(file, texts);
  });
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
