import {type OnDownload, preload, startWorker} from '../shared/loadBundles';
import type {GenerateInput, GenerateResult} from '../shared/types';
import {GeneratorError} from './GeneratorError';
import type {GenerateRequest, GenerateResponse} from './messages';

export interface GenerateCallbacks {
  readonly onDownload: OnDownload;
  readonly onStep: (step: string) => void;
  /** Stops the worker. */
  readonly signal: AbortSignal;
}

const SCRIPTS = ['typescript', 'generator'] as const;

/** Downloads the generator before it is needed. */
export const preloadGenerator = (): void => preload(SCRIPTS);

/** Kept between runs: the second one starts at once. */
let idle: Worker | undefined;

/**
 * Generates a client in a worker.
 *
 * @throws GeneratorError when there is something that the reader can mend
 * @throws DownloadError when the generator cannot be downloaded
 * @throws AbortError when the signal aborts
 */
export async function generate(
  input: GenerateInput,
  {onDownload, onStep, signal}: GenerateCallbacks,
): Promise<GenerateResult> {
  const worker = idle ?? (await startWorker(SCRIPTS, onDownload));
  idle = undefined;
  return new Promise((resolve, reject) => {
    const stop = (error: unknown): void => {
      worker.terminate();
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    if (signal.aborted) return stop(signal.reason);
    const cancel = (): void => stop(signal.reason);
    signal.addEventListener('abort', cancel);
    worker.onmessage = ({data}: MessageEvent<GenerateResponse>) => {
      if (data.type === 'progress') return onStep(data.step);
      // The signal of this run no longer concerns the worker.
      signal.removeEventListener('abort', cancel);
      idle = worker;
      if (data.type === 'done') resolve(data.result);
      else reject(new GeneratorError(data.problems));
    };
    worker.onerror = (event) => stop(new GeneratorError([{message: describeCrash(event.message)}]));
    worker.onmessageerror = () => stop(new GeneratorError([{message: describeCrash('')}]));
    worker.postMessage({input} satisfies GenerateRequest);
  });
}

function describeCrash(message: string): string {
  const isMemory = message === '' || /memory|allocation|array length|string length/i.test(message);
  return isMemory
    ? 'The browser ran out of memory. Generate fewer services with --filter-services, or run the command below.'
    : `The generator stopped: ${message}`;
}
