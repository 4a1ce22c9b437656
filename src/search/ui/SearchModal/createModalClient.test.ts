import {liteClient} from 'algoliasearch/lite';
import {expect, test} from 'vitest';
import type {ModalClient, SearchOutcome} from './createModalClient';
import {createModalClient} from './createModalClient';

type Respond = (status: number, content: string) => void;

/** The real client with hosts that respond on demand, by query. */
function connect(): {modal: ModalClient; outcomes: SearchOutcome[]; hosts: Map<string, Respond>} {
  const hosts = new Map<string, Respond>();
  const outcomes: SearchOutcome[] = [];
  const client = liteClient('app', 'key', {
    hosts: [{url: 'search.example.com', accept: 'readWrite', protocol: 'https'}],
    requester: {
      send: ({data}) =>
        new Promise((resolve) => {
          const {requests} = JSON.parse(String(data)) as {requests: [{query: string}]};
          hosts.set(requests[0].query, (status, content) => resolve({status, content, isTimedOut: false}));
        }),
    },
  });
  return {modal: createModalClient(client, (outcome) => outcomes.push(outcome)), outcomes, hosts};
}

async function start({modal, hosts}: ReturnType<typeof connect>, query: string) {
  const response = modal.client.search({requests: [{indexName: 'docs', query}]});
  await expect.poll(() => hosts.has(query)).toBe(true);
  return {response, respond: hosts.get(query)!};
}

const FOUND = '{"results":[{"hits":[{"objectID":"a"}],"nbHits":1}]}';

test.each([
  ['unreachable', 0, ''],
  ['refused', 400, '{"message":"Bad request"}'],
  ['refused', 401, '{"message":"No key"}'],
  ['refused', 403, '{"message":"Wrong key"}'],
  ['refused', 404, '{"message":"No index"}'],
  ['refused', 200, '<!doctype html>'],
] as const)('is %s when the host responds %s %s, and the modal gets no results', async (kind, status, content) => {
  const site = connect();
  const {response, respond} = await start(site, 'use');
  respond(status, content);
  await expect(response).resolves.toEqual({results: [{hits: [], nbHits: 0}]});
  expect(site.outcomes).toEqual([{kind, query: 'use'}]);
});

test('tells the number of results', async () => {
  const site = connect();
  const {response, respond} = await start(site, 'use');
  respond(200, FOUND);
  await expect(response).resolves.toMatchObject({results: [{hits: [{objectID: 'a'}]}]});
  expect(site.outcomes).toEqual([{kind: 'found', query: 'use', count: 1}]);
});

test('a search that ends after a later one says nothing', async () => {
  const site = connect();
  const earlier = await start(site, 'us');
  const later = await start(site, 'use');
  later.respond(200, FOUND);
  await later.response;
  earlier.respond(400, '{}');
  await earlier.response;
  expect(site.outcomes.map(({query}) => query)).toEqual(['use']);
});

test('after `forget`, searches that still run say nothing, and new ones do', async () => {
  const site = connect();
  const running = await start(site, 'use');
  site.modal.forget();
  running.respond(400, '{}');
  await running.response;
  expect(site.outcomes).toEqual([]);
  const next = await start(site, 'useQuery');
  next.respond(200, FOUND);
  await next.response;
  expect(site.outcomes.map(({query}) => query)).toEqual(['useQuery']);
});
