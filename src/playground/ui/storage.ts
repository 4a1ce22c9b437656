import type {PlaygroundState} from '../shared/types';

const DATABASE = 'playground';
const STORE = 'work';
const KEY = 'last';
const CHANNEL = 'playground';

export interface KeptState {
  readonly state?: PlaygroundState;
  /** Why the work is not kept. */
  readonly problem?: string;
}

const REFUSED = 'This browser does not let the page keep your work. Download or copy it before you close the tab.';

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

export async function readState(): Promise<KeptState> {
  try {
    const state =
      (await access('readonly', (store) => store.get(KEY) as IDBRequest<PlaygroundState | undefined>)) ?? undefined;
    return state ? {state} : {};
  } catch {
    return {problem: REFUSED};
  }
}

/** Another tab that has the playground open has written to the same place. */
let otherTab = false;
let channel: BroadcastChannel | undefined;

function connect(): BroadcastChannel {
  if (!channel) {
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = () => (otherTab = true);
  }
  return channel;
}

/** @returns what the reader should know, if anything */
export async function writeState(state: PlaygroundState): Promise<string | undefined> {
  try {
    const tabs = connect();
    await access('readwrite', (store) => store.put(state, KEY));
    tabs.postMessage('written');
    return otherTab
      ? 'The playground is open in another tab, too. A reload brings back what was changed last, in either tab.'
      : undefined;
  } catch {
    return REFUSED;
  }
}

export async function forgetState(): Promise<void> {
  await access('readwrite', (store) => store.clear()).catch(() => undefined);
}
