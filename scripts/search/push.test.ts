import {mkdtemp, rm} from 'node:fs/promises';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {algoliasearch, type Algoliasearch} from 'algoliasearch';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {RECORDS} from '../../src/search/engine/records.testing';
import {writeIndex} from '../../src/search/plugin/writeIndex';
import {hideKey, readPushEnvironment} from './pushEnvironment';
import {pushRecords} from './pushRecords';
import {readBuiltRecords} from './readBuiltRecords';

const KEY = 'secret-key';
let server: Server;
let calls: {method: string; path: string; body: unknown}[];
let refuse: string | undefined;

beforeEach(async () => {
  calls = [];
  refuse = undefined;
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url!.split('?')[0]!;
      const text = Buffer.concat(chunks).toString();
      calls.push({method: request.method!, path, body: text ? (JSON.parse(text) as unknown) : undefined});
      const isRefused = refuse !== undefined && path.includes(refuse);
      response.writeHead(isRefused ? 403 : 200, {'content-type': 'application/json'});
      response.end(
        JSON.stringify(
          isRefused
            ? {message: `Key ${KEY} must not do this`, status: 403}
            : {taskID: calls.length, status: 'published', objectIDs: []},
        ),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => server.close());

function connect(): Algoliasearch {
  const {port} = server.address() as AddressInfo;
  return algoliasearch('APP', KEY, {hosts: [{url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite'}]});
}

test('fills a temporary index and moves it into place', async () => {
  const steps: string[] = [];
  await pushRecords(connect(), 'docs', RECORDS, (step) => steps.push(step));
  const writes = calls.filter(({path}) => !path.includes('/task/')).map(({method, path}) => `${method} ${path}`);
  expect(writes).toEqual([
    'PUT /1/indexes/docs_next/settings',
    'POST /1/indexes/docs_next/synonyms/batch',
    'POST /1/indexes/docs_next/clear',
    'POST /1/indexes/docs_next/batch',
    'POST /1/indexes/docs_next/operation',
  ]);
  expect(calls.find(({path}) => path.endsWith('/operation'))?.body).toEqual({operation: 'move', destination: 'docs'});
  expect(steps.at(-1)).toBe(`docs now holds ${RECORDS.length} records.`);
});

test('does not change the index when a step fails', async () => {
  refuse = 'docs_next/batch';
  await expect(pushRecords(connect(), 'docs', RECORDS, () => undefined)).rejects.toMatchObject({
    message: 'Key secret-key must not do this',
  });
  expect(calls.some(({path}) => path.endsWith('/operation'))).toBe(false);
  expect(calls.at(-1)).toMatchObject({method: 'DELETE', path: '/1/indexes/docs_next'});
});

test('reads the records of a build and escapes their HTML', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'search-push-'));
  await writeIndex(folder, 'https://docs.example.com', [RECORDS]);
  const records = await readBuiltRecords(folder);
  expect(records).toHaveLength(RECORDS.length);
  expect(records.find(({content}) => content?.includes('polling'))?.content).toContain('&lt;b&gt;polling&lt;/b&gt;');
  await rm(folder, {recursive: true});
  await expect(readBuiltRecords(folder)).rejects.toMatchObject({
    message: `${join(folder, 'search-manifest.json')} cannot be read. Run "npm run build" first, or pass the folder with --build-dir.`,
  });
});

test('rejects an incomplete environment, and one key for both purposes', () => {
  expect(() => readPushEnvironment({ALGOLIA_APP_ID: 'APP'})).toThrow('ALGOLIA_INDEX_NAME is missing or empty');
  const variables = {
    ALGOLIA_APP_ID: 'APP',
    ALGOLIA_INDEX_NAME: 'docs',
    ALGOLIA_ADMIN_API_KEY: KEY,
    ALGOLIA_API_KEY: KEY,
  };
  expect(() => readPushEnvironment(variables)).toThrow('are the same');
});

test('removes the key from messages', () => {
  expect(hideKey(`Key ${KEY} must not do this`, KEY)).toBe('Key ***** must not do this');
});
