import * as qraft from '@openapi-qraft/react';
import * as callbacks from '@openapi-qraft/react/callbacks/index';
import * as tanstack from '@tanstack/react-query';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import type { MockApi } from '../mock-api';
import { createLoggingFetch, type LoggedRequest } from './logFetch';
import { nameOperations } from './nameOperations';
import type { ProvidedModule } from './providedModules';
import {
  watchClients,
  type CacheEntry,
  type ClientCall,
} from './watchClients';

/** What a `*.live.tsx` exports. */
export interface LiveModule {
  /** What the page shows: the sample, with props and what surrounds it. */
  default: react.ComponentType;
  /** Prepares the mock API, as the test of the sample does. */
  setUp?: (mockApi: MockApi) => void;
}

/**
 * A sample as the build bundles it: evaluates all of its modules again on each
 * call, and returns its `*.live.tsx`.
 */
export type CreateSample = (
  require: (name: string) => unknown,
  fetch: typeof globalThis.fetch,
) => LiveModule;

/** What a running sample has done so far. */
export interface LiveState {
  requests: readonly LoggedRequest[];
  entries: readonly CacheEntry[];
  lastCall: ClientCall | undefined;
  /** Whether the next request will be answered with an error. */
  isFailNext: boolean;
}

/** A running sample, with a mock API and a cache of its own. */
export interface LiveRun {
  /**
   * Evaluates the sample. Its element has the provider of the first
   * `QueryClient` around it, as in the tests.
   */
  createElement: () => react.ReactElement;
  /** The same object until something changes. */
  getState: () => LiveState;
  subscribe: (listener: () => void) => () => void;
  setLatency: (milliseconds: number) => void;
  setFailNext: (failNext: boolean) => void;
  setOnline: (isOnline: boolean) => void;
  stop: () => void;
}

type AnyFunction = (...parameters: unknown[]) => unknown;

/** Starts a sample in the page. Its requests never leave the page. */
export function startSample(createSample: CreateSample): LiveRun {
  const listeners = new Set<() => void>();
  let isScheduled = false;
  // A cache also changes while React renders, when no state may be set.
  const scheduleUpdate = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(() => {
      isScheduled = false;
      state = readState();
      listeners.forEach((listener) => listener());
    });
  };
  const log = createLoggingFetch(scheduleUpdate);
  const names = nameOperations();
  const watch = watchClients(scheduleUpdate, names.of);
  const readState = (): LiveState => ({
    requests: log.requests(),
    entries: watch.entries(),
    lastCall: watch.lastCall(),
    isFailNext: log.isFailNext(),
  });
  let state = readState();

  const modules: Record<ProvidedModule, unknown> = {
    react,
    'react/jsx-runtime': jsxRuntime,
    '@tanstack/react-query': {
      ...tanstack,
      QueryClient: watch.QueryClient,
    },
    '@openapi-qraft/react': createQraft(log.fetch, names.add),
    '@openapi-qraft/react/callbacks/index': callbacks,
  };
  const { onlineManager } = tanstack;
  // Nothing here uses the network, so losing it changes nothing.
  onlineManager.setEventListener(() => undefined);
  onlineManager.setOnline(true);

  return {
    createElement() {
      const { default: Sample, setUp } = createSample(
        (name) => modules[name as ProvidedModule],
        log.fetch,
      );
      setUp?.(log.mockApi);
      const element = react.createElement(Sample);
      const [client] = watch.clients;
      if (!client) return element;
      const { QueryClientProvider } = tanstack;
      return react.createElement(QueryClientProvider, { client }, element);
    },
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setLatency: log.setLatency,
    setFailNext: log.setFailNext,
    setOnline(isOnline) {
      log.setOnline(isOnline);
      onlineManager.setOnline(isOnline);
    },
    stop() {
      listeners.clear();
      log.setOnline(false);
      watch.stop();
      onlineManager.setOnline(true);
    },
  };
}

/**
 * The package, with request functions that use the given `fetch`, and with a
 * callback that learns which services a client has.
 */
function createQraft(
  fetch: typeof globalThis.fetch,
  onServices: (services: object) => void,
): typeof qraft {
  const { qraftAPIClient } = qraft as { qraftAPIClient: AnyFunction };
  const watchedClient: AnyFunction = (services, ...rest) => {
    onServices(services as object);
    return qraftAPIClient(services, ...rest);
  };
  return {
    ...qraft,
    // It has many overloads, which passing everything on keeps.
    qraftAPIClient: watchedClient as typeof qraft.qraftAPIClient,
    requestFn: (schema, info, options) =>
      qraft.requestFn(schema, info, { fetch, ...options }),
    baseRequestFn: (schema, info, options) =>
      qraft.baseRequestFn(schema, info, { fetch, ...options }),
  };
}
