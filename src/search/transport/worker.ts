/** The search worker: loads each index once, and responds to search requests. */
import type {SearchEngine} from '../engine';
import {createEngine, parseRequest} from '../engine';
import type {IndexFile, TextsFile} from '../shared/indexFile';
import {INDEX_FORMAT, unpackIndex} from '../shared/indexFile';
import {MalformedRequestError} from '../shared/protocol';
import type {WorkerReply, WorkerRequest, WorkerStart} from './workerMessages';

interface LoadedIndex {
  /** Knows pages and headings at first, and everything once the texts have loaded. */
  engine: SearchEngine;
  hasTexts: boolean;
  /** Loads the texts, once. When this fails, the engine stays as it is, and the next call retries. */
  loadTexts(): Promise<void>;
}

const indexes = new Map<string, Promise<LoadedIndex>>();

self.addEventListener('message', (event: MessageEvent<WorkerRequest>) => {
  void reply(event.data).then((message) => self.postMessage(message));
});

async function reply({id, files, load, body}: WorkerRequest): Promise<WorkerReply> {
  try {
    const index = await findIndex(files);
    // Without the texts, the headings can still have the words.
    if (load === 'all' || (!load && !isSure(index.engine, body))) await index.loadTexts().catch(() => undefined);
    if (load) return {id, kind: 'response', content: ''};
    self.postMessage({id, kind: 'started'} satisfies WorkerStart);
    let response = index.engine.respond(body);
    if (!index.hasTexts && response.results.every(({nbHits}) => nbHits === 0)) {
      // The words may be in the texts, so "no results" would be false.
      await index.loadTexts();
      response = index.engine.respond(body);
    }
    // The first response must not wait for the texts. The next ones use them.
    index.loadTexts().catch(() => undefined);
    return {id, kind: 'response', content: JSON.stringify(response)};
  } catch (error) {
    const kind = error instanceof MalformedRequestError ? 'malformed' : 'failure';
    return {id, kind, message: error instanceof Error ? error.message : String(error)};
  }
}

const isSure = (engine: SearchEngine, body: unknown): boolean =>
  parseRequest(body).every(({query}) => engine.isSure(query));

// Forgets a failed load, so that the next request retries.
function findIndex(files: readonly string[]): Promise<LoadedIndex> {
  const key = files.join(' ');
  let loading = indexes.get(key);
  if (!loading) {
    loading = loadIndex(files);
    indexes.set(key, loading);
    loading.catch(() => indexes.delete(key));
  }
  return loading;
}

async function loadIndex(addresses: readonly string[]): Promise<LoadedIndex> {
  const files = await Promise.all(addresses.map(loadFile));
  const build = (texts: readonly TextsFile[] = []): SearchEngine =>
    createEngine(
      files.flatMap((file, position) => unpackIndex(file, texts[position])),
      () => performance.now(),
    );
  let loading: Promise<void> | undefined;
  const index: LoadedIndex = {
    engine: build(),
    hasTexts: false,
    loadTexts() {
      loading ??= Promise.all(files.map(({texts}, position) => fetchJson(new URL(texts, addresses[position]).href)))
        .then((texts) => {
          index.engine = build(texts as TextsFile[]); // The build writes them together with the index.
          index.hasTexts = true;
        })
        .catch((error: unknown) => {
          loading = undefined;
          throw error;
        });
      return loading;
    },
  };
  return index;
}

async function loadFile(address: string): Promise<IndexFile> {
  const file = (await fetchJson(address)) as Partial<IndexFile> | null; // The format number is checked next.
  if (file?.format !== INDEX_FORMAT || !Array.isArray(file.pages)) {
    throw new Error(`The search index ${address} is not of format ${INDEX_FORMAT}. Reload the page.`);
  }
  return file as IndexFile;
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The search index ${address} responded with ${response.status}.`);
  return response.json();
}
