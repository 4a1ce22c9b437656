import {KEPT_DOCUMENT_KEY} from '@site/src/lib/playgroundSample';
import type {PlaygroundState} from '../shared/types';
import {SAMPLES} from './samples';

const DATABASE = 'playground';
const STORE = 'work';
/** Key of the reader's own work. A changed sample has a separate place, so that it never replaces that work. */
const OWN = 'last';
const SAMPLE = 'sample';
const CHANNEL = 'playground';

export interface KeptState {
  readonly state?: PlaygroundState;
  /** Why the work is not kept. */
  readonly problem?: string;
}

const REFUSED = 'This browser does not let the page keep your work. Download or copy it before you close the tab.';
const FULL = 'The browser has no space left to keep your work. Download or copy it before you close the tab.';
const OTHER_TAB =
  'The playground is also open in another tab. When you reload, you get the latest change, no matter which tab made it.';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    // A browser that refuses storage throws here, or reports an error below.
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser refused storage.'));
  });
}

async function access<Result>(
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const pending = request(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(pending.result);
      transaction.onabort = () => reject(transaction.error ?? new Error('The browser refused storage.'));
    });
  } finally {
    database.close();
  }
}

interface KeptSample {
  readonly name: string;
  readonly state: PlaygroundState;
}

/** What the reader has worked on. */
export async function readState(): Promise<KeptState> {
  try {
    const state = await read<PlaygroundState>(OWN);
    return state ? {state} : {};
  } catch {
    return {problem: REFUSED};
  }
}

/** What the reader has made of a sample, unless it was another sample the last time. */
export async function readSample(name: string): Promise<PlaygroundState | undefined> {
  const kept = await read<KeptSample>(SAMPLE).catch(() => undefined);
  return kept?.name === name ? kept.state : undefined;
}

function read<Value>(key: string): Promise<Value | undefined> {
  return access('readonly', (store) => store.get(key) as IDBRequest<Value | undefined>);
}

/** Tabs with the playground tell each other that they have written to the same place, or that they could. */
let channel: BroadcastChannel | undefined;
let isShared = false;

/**
 * Watches for other tabs that write to the same place.
 *
 * @param onShared called with what the reader should know
 * @returns a function that stops
 */
export function watchOtherTabs(onShared: (message: string) => void): () => void {
  const opened = new BroadcastChannel(CHANNEL);
  opened.onmessage = ({data}: MessageEvent<'written' | 'here'>) => {
    isShared = true;
    onShared(OTHER_TAB);
    if (data === 'written') opened.postMessage('here');
  };
  channel = opened;
  return () => {
    opened.close();
    channel = undefined;
  };
}

/**
 * @param sample name of the sample that the state was made of
 * @returns what the reader should know, if anything
 */
export async function writeState(state: PlaygroundState, sample?: string): Promise<string | undefined> {
  try {
    if (sample !== undefined) {
      await access('readwrite', (store) => store.put({name: sample, state} satisfies KeptSample, SAMPLE));
      return undefined;
    }
    await access('readwrite', (store) => store.put(state, OWN));
    noteDocument(state);
    channel?.postMessage('written');
    return isShared ? OTHER_TAB : undefined;
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? FULL : REFUSED;
  }
}

/** Pages of the docs offer their calls with the reader's own document. They cannot know of it otherwise. */
function noteDocument({entry, files}: PlaygroundState): void {
  const text = files.find(({path}) => path === entry)?.text ?? '';
  const isOwn = text.trim() !== '' && !SAMPLES.some(({path}) => path === entry);
  if (isOwn) localStorage.setItem(KEPT_DOCUMENT_KEY, entry);
  else localStorage.removeItem(KEPT_DOCUMENT_KEY);
}

export async function forgetState(): Promise<void> {
  try {
    localStorage.removeItem(KEPT_DOCUMENT_KEY);
  } catch {
    // Nothing was kept there.
  }
  await access('readwrite', (store) => store.clear()).catch(() => undefined);
}
