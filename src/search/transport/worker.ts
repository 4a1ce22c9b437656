/** The search worker: loads each index file once, and responds to search requests. */
import type {SearchEngine} from '../engine';
import {createEngine} from '../engine';
import type {IndexFile} from '../shared/indexFile';
import {INDEX_FORMAT, unpackIndex} from '../shared/indexFile';
import {MalformedRequestError} from '../shared/protocol';
import type {WorkerReply, WorkerRequest} from './workerMessages';

interface LoadedEngine {
  readonly engine: SearchEngine;
  /** Loads the full texts for snippets, once, after the first response, which must not wait for them. */
  loadTexts(): void;
}

const engines = new Map<string, Promise<LoadedEngine>>();

self.addEventListener('message', (event: MessageEvent<WorkerRequest>) => {
  void reply(event.data).then((message) => self.postMessage(message));
});

async function reply({id, files, body}: WorkerRequest): Promise<WorkerReply> {
  try {
    const {engine, loadTexts} = await findEngine(files);
    if (body === undefined) return {id, kind: 'response', content: ''};
    const content = JSON.stringify(engine.respond(body));
    loadTexts();
    return {id, kind: 'response', content};
  } catch (error) {
    const kind = error instanceof MalformedRequestError ? 'malformed' : 'failure';
    return {id, kind, message: error instanceof Error ? error.message : String(error)};
  }
}

// Forgets a failed load, so that the next request retries.
function findEngine(files: readonly string[]): Promise<LoadedEngine> {
  const key = files.join(' ');
  let loading = engines.get(key);
  if (!loading) {
    loading = loadEngine(files);
    engines.set(key, loading);
    loading.catch(() => engines.delete(key));
  }
  return loading;
}

async function loadEngine(files: readonly string[]): Promise<LoadedEngine> {
  const indexes = await Promise.all(files.map(loadIndex));
  const engine = createEngine(indexes.flatMap(unpackIndex), () => performance.now());
  const waiting = indexes.flatMap(({texts}, position) => (texts ? [new URL(texts, files[position]).href] : []));
  return {
    engine,
    loadTexts() {
      for (const address of waiting.splice(0)) {
        // Without the texts, snippets show the beginnings of passages. The next response retries.
        loadTexts(address).then(engine.quoteFrom, () => waiting.push(address));
      }
    },
  };
}

async function loadTexts(address: string): Promise<Record<string, string>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responded with ${response.status}.`);
  return (await response.json()) as Record<string, string>; // The build writes this file together with the index.
}

async function loadIndex(address: string): Promise<IndexFile> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The search index ${address} responded with ${response.status}.`);
  const file = (await response.json()) as Partial<IndexFile> | null; // The format number is checked next.
  if (file?.format !== INDEX_FORMAT || !Array.isArray(file.pages)) {
    throw new Error(`The search index ${address} is not of format ${INDEX_FORMAT}. Reload the page.`);
  }
  return file as IndexFile;
}
