import bundles from '@generated/playground/bundles';

type BundleName = keyof typeof bundles;

/** Bytes of a download, uncompressed. */
export interface Download {
  readonly loaded: number;
  readonly total: number;
}

export type OnDownload = (download: Download) => void;

interface Loading {
  readonly script: Promise<ArrayBuffer>;
  /** Called with the bytes that have arrived. */
  readonly listeners: Set<(bytes: number) => void>;
}

/** Each script is downloaded once, even when two workers need it. */
const loadings = new Map<BundleName, Loading>();

/** A script of the playground could not be downloaded. */
export class DownloadError extends Error {
  constructor(cause: unknown) {
    super(
      navigator.onLine
        ? 'A part of the playground could not be downloaded. Try again.'
        : 'You are offline. The playground needs a connection once, to download the generator. Try again when you are back online.',
      {cause},
    );
    this.name = 'DownloadError';
  }
}

/**
 * Starts a worker from downloaded scripts, which run one after the other.
 *
 * The worker has a `blob:` URL, because only then does the policy of the page apply to it: what a reader enters cannot
 * be sent anywhere.
 *
 * @throws DownloadError
 */
export async function startWorker(names: readonly BundleName[], onDownload: OnDownload): Promise<Worker> {
  const progress = new Map(names.map((name) => [name, 0]));
  const total = names.reduce((sum, name) => sum + bundles[name].bytes, 0);
  const scripts = await Promise.all(
    names.map((name) =>
      load(name, (bytes) => {
        progress.set(name, bytes);
        onDownload({loaded: [...progress.values()].reduce((sum, each) => sum + each, 0), total});
      }),
    ),
  );
  const parts = scripts.flatMap((script) => [script, ';\n']);
  const url = URL.createObjectURL(new Blob(parts, {type: 'text/javascript'}));
  try {
    return new Worker(url);
  } finally {
    // The worker has not read the script yet.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  }
}

/**
 * Downloads a file of the playground, once.
 *
 * @throws DownloadError
 */
export function load(name: BundleName, onBytes: (bytes: number) => void): Promise<ArrayBuffer> {
  const known = loadings.get(name);
  if (known) {
    known.listeners.add(onBytes);
    return known.script.then((script) => (onBytes(bundles[name].bytes), script));
  }
  const listeners = new Set([onBytes]);
  const script = download(bundles[name].url, (bytes) => listeners.forEach((listener) => listener(bytes))).catch(
    (error: unknown) => {
      loadings.delete(name);
      throw new DownloadError(error);
    },
  );
  loadings.set(name, {script, listeners});
  return script;
}

/** Downloads what the reader is about to need. A failure shows when it is needed. */
export function preload(names: readonly BundleName[]): void {
  for (const name of names) load(name, () => undefined).catch(() => undefined);
}

async function download(url: string, onBytes: (bytes: number) => void): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    chunks.push(read.value);
    bytes += read.value.byteLength;
    onBytes(bytes);
  }
  return new Blob(chunks).arrayBuffer();
}
