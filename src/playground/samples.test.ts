// @vitest-environment jsdom
// Every sample that the docs open in the playground: it compiles there, and it shows something.
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseYaml} from '@redocly/openapi-core';
import {QueryClient} from '@tanstack/react-query';
import ts from 'typescript';
import {afterEach, expect, test, vi} from 'vitest';
import type {PlaygroundSample} from '../lib/playgroundSample';
import {collectTypes} from './plugin/collectTypes';
import {listSamples} from '../remark/samples/playground/listSamples';
import {createLanguageService} from './language/createLanguageService';
import {createMock} from './mock/createMock';
import {createMockFetch} from './sandbox/createMockFetch';
import {createRequire} from './sandbox/createRequire';
import {findComponent} from './sandbox/findComponent';
import {createPackages} from './sandbox/packages';
import {NOTHING_TO_SHOW, showResult} from './sandbox/showResult';
import {assembleProject, CLIENT_FOLDER, CODE_PATH} from './shared/clientFile';
import type {OpenApiDocument, SourceFile} from './shared/types';

const document = parseYaml(readFileSync('samples/openapi/bookshop.yaml', 'utf8')) as OpenApiDocument;
const samples = Object.entries(listSamples(process.cwd()));
const service = createLanguageService(ts, collectTypes(process.cwd()));

/** What the generator writes with the options of a sample: the clients of the samples, which samples:check compares. */
const CLIENTS = ['api', 'api-queryable', 'api-predefined'].map((name) => ({name, files: readClient(name)}));

function readClient(name: string): SourceFile[] {
  const folder = join('samples/v2/generated', name);
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((path) => path.endsWith('.ts'))
    .map((path) => ({path, text: readFileSync(join(folder, path), 'utf8')}));
}

function findClient(options: object | undefined): (typeof CLIENTS)[number] {
  const name = options && ('queryable-write-operations' in options ? 'api-queryable' : 'api-predefined');
  return CLIENTS.find((client) => client.name === (name ?? 'api'))!;
}

/** The files of a sample as the playground opens them, each in a separate folder: one program checks all samples. */
function placeSample(folder: string, {files, options}: PlaygroundSample): SourceFile[] {
  const {name, files: client} = findClient(options);
  const code = Object.entries(files).map(([path, text]) => ({path, text}));
  return assembleProject(client, document, code)
    .filter(({path}) => !path.startsWith(CLIENT_FOLDER))
    .map(({path, text}) => ({
      path: `${folder}/${path}`,
      text: text.replaceAll(/'\.\/api(?=['/])/g, `'../clients/${name}`),
    }));
}

const projects = samples.map(([name, sample], at) => ({name, files: placeSample(`sample${at}`, sample)}));
service.open([
  ...CLIENTS.flatMap(({name, files}) => files.map(({path, text}) => ({path: `clients/${name}/${path}`, text}))),
  ...projects.flatMap(({files}) => files),
]);

// Compiled before the tests: the first file waits for the types of all packages.
const compiled = projects.map(({name, files}) => ({
  name,
  entry: files.find(({path}) => path.endsWith(`/${CODE_PATH}`))!.path,
  errors: files
    .flatMap(({path}) => service.diagnose(path).filter(({severity}) => severity === 'error'))
    .map(({path, line, message}) => `${path}:${line} ${message}`),
}));

const clients: QueryClient[] = [];
const cleanups: (() => void)[] = [];
afterEach(() => {
  cleanups.splice(0).forEach((cleanup) => cleanup());
  clients.splice(0).forEach((client) => client.clear());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Runs an opened sample until its requests have responses, as the frame does. */
async function run(entry: string): Promise<{isEmpty: boolean; requests: number; entries: number; problems: string[]}> {
  const problems: string[] = [];
  let requests = 0;
  let pending = 0;
  const onProblem = (message: string): void => void problems.push(message);
  const target = globalThis.document.createElement('div');
  globalThis.document.body.append(target);
  vi.stubGlobal(
    'fetch',
    createMockFetch({
      mock: createMock(document),
      settings: () => ({latency: 0, failNext: false}),
      onChange: (list) => {
        requests = list.length;
        pending = list.filter(({state}) => state === 'pending').length;
      },
      onFailed: () => undefined,
      onProblem,
    }),
  );
  // jsdom has none.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  // The frame has no storage.
  for (const name of ['localStorage', 'sessionStorage']) {
    vi.spyOn(globalThis, name as 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The document is sandboxed.', 'SecurityError');
    });
  }
  try {
    const packages = createPackages((client) => clients.push(client));
    const found = findComponent(createRequire(service.emit(entry), packages)(entry));
    const [client = new QueryClient()] = clients;
    const root = showResult({target, found, client, onProblem});
    cleanups.push(() => root?.unmount());
  } catch (error) {
    onProblem(String(error));
  }
  cleanups.push(() => target.remove());
  // Some samples load page after page, and the mock always has another one.
  for (let turn = 0; turn < 50 && (pending > 0 || target.textContent === ''); turn++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const entries = clients.flatMap((client) => [
    ...client.getQueryCache().getAll(),
    ...client.getMutationCache().getAll(),
  ]);
  const isEmpty =
    target.querySelector('input') === null && ['', 'undefined', NOTHING_TO_SHOW].includes(target.textContent ?? '');
  return {isEmpty, requests, entries: entries.length, problems};
}

test('there are samples for every page of a method', () => {
  expect(samples.length).toBeGreaterThan(200);
});

test.each(compiled)('$name compiles and shows something', async ({entry, errors}) => {
  expect(errors).toEqual([]);
  const {isEmpty, requests, entries, problems} = await run(entry);
  expect(problems).toEqual([]);
  expect(!isEmpty || requests + entries > 0).toBe(true);
});
