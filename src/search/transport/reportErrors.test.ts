import {liteClient} from 'algoliasearch/lite';
import type {LiteClient} from 'algoliasearch/lite';
import {afterEach, expect, test, vi} from 'vitest';
import {createNoCache} from './caches';
import {reportErrors} from './reportErrors';

interface FakeResponse {
  status: number;
  content: string;
}

const FOUND: FakeResponse = {status: 200, content: '{"results":[{"hits":[],"nbHits":0}]}'};

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => logged.mockClear());

/** The real client with a host that sends the given responses. */
function connect(respond: () => FakeResponse): LiteClient {
  const send = () => Promise.resolve({isTimedOut: false, ...respond()});
  return reportErrors(
    liteClient('app', 'key', {
      hosts: [{url: 'search.example.com', accept: 'readWrite', protocol: 'https'}],
      requester: {send},
      hostsCache: createNoCache(),
      requestsCache: createNoCache(),
      responsesCache: createNoCache(),
    }),
  );
}

const search = (client: LiteClient) => client.search({requests: [{indexName: 'docs', query: 'use'}]});
const lines = () => logged.mock.calls.map(([text]) => String(text));

test.each([
  ['RetryError', {status: 0, content: 'no route to host'}, /^RetryError: Unreachable hosts .* \(no route to host\)$/],
  ['ApiError', {status: 403, content: '{"message":"Invalid API key","status":403}'}, /^ApiError: Invalid API key/],
  ['DetailedApiError', {status: 400, content: '{"message":"Bad","error":{}}'}, /^DetailedApiError: Bad/],
  ['DeserializationError', {status: 200, content: '<!doctype html>'}, /^DeserializationError: ./],
])('reports %s once and still throws it', async (name, response, line) => {
  const client = connect(() => response);
  await expect(search(client)).rejects.toMatchObject({name});
  await expect(search(client)).rejects.toMatchObject({name});
  expect(lines()).toEqual([expect.stringMatching(line)]);
});

test('reports the same error again after a successful search', async () => {
  const responses = [{status: 403, content: '{"message":"No"}'}, FOUND, {status: 403, content: '{"message":"No"}'}];
  const client = connect(() => responses.shift()!);
  await expect(search(client)).rejects.toMatchObject({name: 'ApiError'});
  await expect(search(client)).resolves.toMatchObject({results: [{nbHits: 0}]});
  await expect(search(client)).rejects.toMatchObject({name: 'ApiError'});
  expect(lines()).toHaveLength(2);
});
