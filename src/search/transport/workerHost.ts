/** Manages the search worker: starts it on first use, and restarts it after a failure. */
import {CLIENT_TIMEOUTS} from '../shared/constants';
import type {WorkerReply, WorkerRequest, WorkerStart} from './workerMessages';

export interface WorkerHost {
  /**
   * The worker is terminated when it does not respond in time. Loading and waiting for earlier work have the client's
   * longest timeout, because connections and devices may be slow.
   *
   * @param searchTimeout milliseconds from the start of a search to its response
   * @throws WorkerError when the worker fails, does not start, or does not respond
   */
  ask(request: Omit<WorkerRequest, 'id'>, searchTimeout?: number): Promise<WorkerReply>;
}

export class WorkerError extends Error {
  override readonly name = 'WorkerError';
  constructor(
    message: string,
    readonly isTimedOut = false,
  ) {
    super(message);
  }
}

interface Pending {
  start(): void;
  resolve(reply: WorkerReply): void;
  reject(error: WorkerError): void;
}

/** @param start creates the worker; may throw where workers are not allowed */
export function createWorkerHost(start: () => Worker): WorkerHost {
  let worker: Worker | undefined;
  let lastId = 0;
  const pending = new Map<number, Pending>();

  function fail(error: WorkerError): void {
    worker?.terminate();
    worker = undefined;
    const waiting = [...pending.values()];
    pending.clear();
    waiting.forEach(({reject}) => reject(error));
  }

  function startWorker(): Worker {
    const started = start();
    started.addEventListener('message', ({data}: MessageEvent<WorkerReply | WorkerStart>) => {
      if (data.kind === 'started') {
        pending.get(data.id)?.start();
        return;
      }
      pending.get(data.id)?.resolve(data);
      pending.delete(data.id);
    });
    started.addEventListener('error', (event) => {
      // The client turns this into a RetryError, which is logged.
      event.preventDefault();
      fail(new WorkerError(event.message || 'The search worker could not be started.'));
    });
    started.addEventListener('messageerror', () =>
      fail(new WorkerError('The search worker sent an unreadable response.')),
    );
    return started;
  }

  return {
    ask(request, searchTimeout = CLIENT_TIMEOUTS.read) {
      return new Promise<WorkerReply>((resolve, reject) => {
        const id = ++lastId;
        let timer: ReturnType<typeof setTimeout> | undefined;
        const limit = (milliseconds: number): void => {
          clearTimeout(timer);
          timer = setTimeout(() => fail(new WorkerError('The search worker did not respond.', true)), milliseconds);
        };
        const settle =
          <Value>(action: (value: Value) => void) =>
          (value: Value): void => {
            clearTimeout(timer);
            action(value);
          };
        limit(CLIENT_TIMEOUTS.write);
        pending.set(id, {start: () => limit(searchTimeout), resolve: settle(resolve), reject: settle(reject)});
        try {
          worker ??= startWorker();
          worker.postMessage({...request, id} satisfies WorkerRequest);
        } catch (error) {
          fail(new WorkerError(error instanceof Error ? error.message : String(error)));
        }
      });
    },
  };
}
