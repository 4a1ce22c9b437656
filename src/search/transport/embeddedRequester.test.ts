import {liteClient} from 'algoliasearch/lite';
import {expect, test, vi} from 'vitest';
import {createEngine} from '../engine';
import {RECORDS} from '../engine/records.testing';
import {MalformedRequestError} from '../shared/protocol';
import {createHostCache, createNoCache} from './caches';
import {createEmbeddedRequester} from './embeddedRequester';
import type {WorkerHost} from './workerHost';
import {WorkerError} from './workerHost';

const MANIFEST = {
  format: 1,
  indexes: [
    {language: 'en', docusaurus_tag: 'docs-default-current', file: 'current.json'},
    {language: 'en', docusaurus_tag: 'docs-default-1.x', file: '1.x.json'},
  ],
};

function connect(
  worker: WorkerHost,
  load = () => Promise.resolve(MANIFEST),
): {client: ReturnType<typeof liteClient>; forget: ReturnType<typeof vi.fn>} {
  const forget = vi.fn();
  const requester = createEmbeddedRequester({load, forget}, worker, (path) => `https://docs.example.com/${path}`);
  const client = liteClient('embedded', 'embedded', {
    hosts: [{url: 'docs.example.com', accept: 'readWrite', protocol: 'https'}],
    requester,
    hostsCache: createHostCache(),
    requestsCache: createNoCache(),
    responsesCache: createNoCache(),
  });
  return {client, forget};
}

/** A worker that responds immediately. */
function startWorker(): WorkerHost & {asked: Parameters<WorkerHost['ask']>[0][]} {
  const engine = createEngine(RECORDS);
  const asked: Parameters<WorkerHost['ask']>[0][] = [];
  return {
    asked,
    ask: (request) => {
      asked.push(request);
      const {body} = request;
      try {
        return Promise.resolve({
          id: 1,
          kind: 'response',
          content: body === undefined ? '' : JSON.stringify(engine.respond(body)),
        });
      } catch (error) {
        return Promise.resolve({
          id: 1,
          kind: error instanceof MalformedRequestError ? 'malformed' : 'failure',
          message: (error as Error).message,
        });
      }
    },
  };
}

const search = (client: ReturnType<typeof liteClient>, request: Record<string, unknown> = {}) =>
  client.search({requests: [{indexName: 'docs', query: 'useQuery', ...request}]});

test('responds to the real client from the index of the requested version', async () => {
  const worker = startWorker();
  const {client} = connect(worker);
  const {results} = await search(client, {
    facetFilters: [['language:en'], ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
  });
  expect(results[0]).toMatchObject({
    query: 'useQuery',
    hits: [expect.objectContaining({url: 'https://docs.example.com/docs/hooks/useQuery'})],
  });
  expect(worker.asked.at(-1)?.files).toEqual(['https://docs.example.com/current.json']);
});

test('looks in the default version when no version is named, and nowhere for one that is not there', async () => {
  const worker = startWorker();
  const {client} = connect(worker);
  await search(client);
  expect(worker.asked.at(-1)?.files).toEqual(['https://docs.example.com/current.json']);
  await search(client, {facetFilters: ['docusaurus_tag:docs-default-0.x']});
  expect(worker.asked.at(-1)?.files).toEqual([]);
});

test('asks once for each request', async () => {
  const worker = startWorker();
  const {client} = connect(worker);
  await search(client);
  expect(worker.asked).toEqual([
    {
      files: ['https://docs.example.com/current.json'],
      body: expect.objectContaining({requests: [expect.objectContaining({query: 'useQuery'})]}),
    },
  ]);
});

test('raises RetryError when the worker fails, and responds again when it has recovered', async () => {
  const worker = startWorker();
  let isDown = true;
  const {client, forget} = connect({
    ask: (...parameters) => (isDown ? Promise.reject(new WorkerError('no worker')) : worker.ask(...parameters)),
  });
  await expect(search(client)).rejects.toMatchObject({name: 'RetryError'});
  expect(forget).toHaveBeenCalled();
  isDown = false;
  await expect(search(client)).resolves.toMatchObject({results: [{query: 'useQuery'}]});
});

test('raises RetryError when the manifest cannot be loaded', async () => {
  const {client} = connect(startWorker(), () => Promise.reject(new SyntaxError('Unexpected token <')));
  await expect(search(client)).rejects.toMatchObject({name: 'RetryError'});
});

test('raises ApiError for a request the protocol forbids', async () => {
  const {client} = connect(startWorker());
  await expect(search(client, {hitsPerPage: 5_000})).rejects.toMatchObject({
    name: 'ApiError',
    status: 400,
    message: expect.stringContaining('hitsPerPage'),
  });
});

test('raises ApiError for a path it does not serve', async () => {
  const {client} = connect(startWorker());
  await expect(client.customPost({path: '1/indexes/docs/recommendations', body: {}})).rejects.toMatchObject({
    name: 'ApiError',
    status: 404,
  });
});

test('needs an application id and a key, like the hosted mode', () => {
  expect(() => liteClient('', 'key')).toThrow('`appId` is missing.');
  expect(() => liteClient('app', '')).toThrow('`apiKey` is missing.');
});
