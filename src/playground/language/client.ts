import type {LanguageReply, LanguageRequest} from './messages';
import type {LanguageService} from './protocol';

/** The methods of the service, which the worker runs. */
export type LanguageClient = {
  readonly [Method in keyof LanguageService]: (
    ...parameters: Parameters<LanguageService[Method]>
  ) => Promise<ReturnType<LanguageService[Method]>>;
} & {stop(): void};

interface Pending {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

const METHODS = [
  'open',
  'update',
  'complete',
  'describeCompletion',
  'describe',
  'diagnose',
  'diagnoseAll',
  'emit',
] as const satisfies readonly (keyof LanguageService)[];

type DistributiveOmit<Union, Key extends string> = Union extends unknown ? Omit<Union, Key> : never;

/**
 * Connects to a worker.
 *
 * @param types declarations of packages, as JSON
 */
export function connectLanguage(worker: Worker, types: string): LanguageClient {
  let lastId = 0;
  const pending = new Map<number, Pending>();

  function fail(message: string): void {
    for (const {reject} of pending.values()) reject(new Error(message));
    pending.clear();
  }

  function send(request: DistributiveOmit<LanguageRequest, 'id'>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const id = ++lastId;
      pending.set(id, {resolve, reject});
      worker.postMessage({...request, id});
    });
  }

  worker.addEventListener('message', ({data}: MessageEvent<LanguageReply>) => {
    const waiting = pending.get(data.id);
    pending.delete(data.id);
    if ('error' in data) waiting?.reject(new Error(data.error));
    else waiting?.resolve(data.result);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    fail(event.message || 'TypeScript could not be started.');
  });

  // Messages arrive in order, so calls need not wait for the start. Each of them fails if the start has failed.
  send({method: 'start', types}).catch(() => undefined);
  const calls = METHODS.map((method) => [method, (...parameters: unknown[]) => send({method, parameters})]);
  return {
    ...(Object.fromEntries(calls) as Omit<LanguageClient, 'stop'>),
    stop() {
      worker.terminate();
      fail('The editor was closed.');
    },
  };
}
