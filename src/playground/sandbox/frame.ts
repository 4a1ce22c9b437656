/** Runs in the frame: evaluates the reader's code, renders it, and reports what it does. */
import {QueryClient} from '@tanstack/react-query';
import {createMock} from '../mock/createMock';
import {createMockFetch} from './createMockFetch';
import {createRequire} from './createRequire';
import {describe, print} from './describe';
import {findComponent} from './findComponent';
import {createPackages} from './packages';
import type {FrameCommand, FrameEvent, RunInput, RunSettings} from './protocol';
import {showResult} from './showResult';
import {snapshotCache} from './snapshotCache';

// The page cannot say from which origin it is: the frame has none.
const report = (event: FrameEvent): void => parent.postMessage(event, '*');

let settings: RunSettings = {latency: 0, failNext: false};

function run({modules, entry, document: openApi, settings: initial}: RunInput): void {
  settings = initial;
  const clients: QueryClient[] = [];
  const reportCache = throttle(() => report({type: 'cache', entries: clients.flatMap(snapshotCache)}));
  globalThis.fetch = createMockFetch({
    mock: createMock(openApi),
    settings: () => settings,
    onChange: throttleLatest((requests) => report({type: 'requests', requests})),
    onFailed: () => report({type: 'failed'}),
    onProblem: (message) => report({type: 'problem', message}),
  });
  const watch = (client: QueryClient): QueryClient => {
    clients.push(client);
    client.getQueryCache().subscribe(reportCache);
    client.getMutationCache().subscribe(reportCache);
    return client;
  };
  const packages = createPackages(watch);
  try {
    const found = findComponent(createRequire(modules, packages)(entry));
    showResult({
      target: document.getElementById('root')!, // In the HTML of the frame.
      found,
      // Hooks without a client of their own find one, as in an application.
      client: clients[0] ?? watch(new QueryClient()),
      onProblem: (message) => report({type: 'problem', message}),
    });
    report({type: 'started'});
  } catch (error) {
    report({type: 'problem', message: describe(error)});
    report({type: 'started'});
  }
}

/** Many changes at once are reported once. Not by animation frame: a frame out of view has none. */
function throttle(action: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      action();
    }, 30);
  };
}

function throttleLatest<Value>(action: (value: Value) => void): (value: Value) => void {
  let latest: Value;
  const later = throttle(() => action(latest));
  return (value) => {
    latest = value;
    later();
  };
}

function reportConsole(): void {
  const target: Record<string, (...values: unknown[]) => void> = globalThis.console as never;
  for (const method of ['log', 'info', 'warn', 'error']) {
    const original = target[method];
    target[method] = (...values) => {
      original?.(...values);
      report({type: 'console', text: values.map(print).join(' ')});
    };
  }
}

// A policy does not govern peer connections, which could carry data elsewhere.
for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport']) {
  Reflect.deleteProperty(globalThis, name);
}
reportConsole();
addEventListener('error', ({message}) => report({type: 'problem', message}));
addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  report({type: 'problem', message: `A rejected promise was not handled: ${describe(event.reason)}`});
});
addEventListener('message', ({data, source}: MessageEvent<FrameCommand>) => {
  if (source !== parent) return;
  if (data.type === 'run') run(data.input);
  else if (data.type === 'settings') settings = data.settings;
  else document.documentElement.dataset.theme = data.theme;
});
new ResizeObserver(() => report({type: 'height', height: document.documentElement.scrollHeight})).observe(
  document.body,
);
report({type: 'ready'});
