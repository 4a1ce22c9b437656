import {type OnDownload, startWorker} from '../shared/loadBundles';
import type {GenerateInput, GenerateResult} from '../shared/types';
import {GeneratorError} from './GeneratorError';
import {isMemoryError, OUT_OF_MEMORY} from './memory';
import type {GenerateRequest, GenerateResponse} from './messages';

export interface GenerateCallbacks {
  readonly onDownload: OnDownload;
  readonly onStep: (step: string) => void;
  /** Stops the worker. */
  readonly signal: AbortSignal;
}

/** The worker, which stays for the next run. */
let starting: Promise<Worker> | undefined;
const downloads = new Set<OnDownload>();

function start(): Promise<Worker> {
  starting ??= startWorker(['typescript', 'generator'], (download) =>
    downloads.forEach((report) => report(download)),
  ).then(
    (worker) => {
      worker.onerror = forget;
      return worker;
    },
    (error: unknown) => {
      forget();
      throw error;
    },
  );
  return starting;
}

function forget(): void {
  starting = undefined;
}

/** Starts the generator before it is needed. A failure shows when it is needed. */
export function preloadGenerator(): void {
  start().catch(() => undefined);
}

/**
 * Generates a client in a worker. Only one run at a time: abort it before the next.
 *
 * @throws GeneratorError when there is something that the reader can mend
 * @throws DownloadError when the generator cannot be downloaded
 * @throws AbortError when the signal aborts
 */
export async function generate(
  input: GenerateInput,
  {onDownload, onStep, signal}: GenerateCallbacks,
): Promise<GenerateResult> {
  downloads.add(onDownload);
  const worker = await start().finally(() => downloads.delete(onDownload));
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const stop = (error: unknown): void => {
      worker.terminate();
      forget();
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    const cancel = (): void => stop(signal.reason);
    signal.addEventListener('abort', cancel);
    worker.onmessage = ({data}: MessageEvent<GenerateResponse>) => {
      if (data.type === 'progress') return onStep(data.step);
      // The signal of this run no longer concerns the worker.
      signal.removeEventListener('abort', cancel);
      if (data.type === 'done') resolve(data.result);
      else reject(new GeneratorError(data.problems));
    };
    worker.onerror = (event) => {
      event.preventDefault(); // The page says it, not the console.
      const message = isMemoryError(event.message) ? OUT_OF_MEMORY : `The generator stopped: ${event.message}`;
      stop(new GeneratorError([{message}]));
    };
    worker.onmessageerror = () => stop(new GeneratorError([{message: OUT_OF_MEMORY}]));
    worker.postMessage({input} satisfies GenerateRequest);
  });
}
