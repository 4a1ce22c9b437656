/** The search worker: loads index files once each and answers requests from them. */
import type {SearchEngine} from '../engine';
import {createEngine} from '../engine';
import type {IndexFile} from '../shared/indexFile';
import {INDEX_FORMAT, unpackIndex} from '../shared/indexFile';
import {MalformedRequestError} from '../shared/protocol';
import type {SearchRecord} from '../shared/record';
import type {WorkerReply, WorkerRequest} from './workerMessages';

const engines = new Map<string, Promise<SearchEngine>>();

self.addEventListener('message', (event: MessageEvent<WorkerRequest>) => {
  void reply(event.data).then((message) => self.postMessage(message));
});

async function reply({id, files, body}: WorkerRequest): Promise<WorkerReply> {
  try {
    const engine = await findEngine(files);
    return {id, kind: 'answer', content: body === undefined ? '' : JSON.stringify(engine.answer(body))};
  } catch (error) {
    const kind = error instanceof MalformedRequestError ? 'malformed' : 'failure';
    return {id, kind, message: error instanceof Error ? error.message : String(error)};
  }
}

// A failed load is forgotten, so that the next request tries again.
function findEngine(files: readonly string[]): Promise<SearchEngine> {
  const key = files.join(' ');
  let engine = engines.get(key);
  if (!engine) {
    engine = Promise.all(files.map(loadRecords)).then((lists) => createEngine(lists.flat(), () => performance.now()));
    engines.set(key, engine);
    engine.catch(() => engines.delete(key));
  }
  return engine;
}

async function loadRecords(address: string): Promise<SearchRecord[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The search index ${address} answered ${response.status}.`);
  const file = (await response.json()) as Partial<IndexFile> | null; // The format number is checked next.
  if (file?.format !== INDEX_FORMAT || !Array.isArray(file.pages)) {
    throw new Error(`The search index ${address} is not of format ${INDEX_FORMAT}. Reload the page.`);
  }
  return unpackIndex(file as IndexFile);
}
