/** Runs in the frame: evaluates the reader's code, renders it, and reports what it does. */
import {Component, type ReactNode, Suspense} from 'react';
import {createRoot} from 'react-dom/client';
import {type QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {createMock} from '../mock/createMock';
import {createMockFetch} from './createMockFetch';
import {createRequire} from './createRequire';
import {findComponent} from './findComponent';
import {createPackages} from './packages';
import type {FrameCommand, FrameEvent, RunInput, RunSettings} from './protocol';
import {snapshotCache} from './snapshotCache';

const NOTHING_TO_SHOW =
  'The code has run. To see something here, export a component as default, or a value as "result".';

// The page cannot say from which origin it is: the frame has none.
const report = (event: FrameEvent): void => parent.postMessage(event, '*');
const describe = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : print(error);

let settings: RunSettings = {latency: 0, failNext: false};

/** Shows the error in place of what could not render. */
class Boundary extends Component<{children: ReactNode}, {error?: unknown}> {
  override state: {error?: unknown} = {};

  static getDerivedStateFromError(error: unknown): {error: unknown} {
    return {error};
  }

  override render(): ReactNode {
    return 'error' in this.state ? <p role="alert">{describe(this.state.error)}</p> : this.props.children;
  }
}

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
  const packages = createPackages((client) => {
    clients.push(client);
    client.getQueryCache().subscribe(reportCache);
    client.getMutationCache().subscribe(reportCache);
  });
  try {
    show(findComponent(createRequire(modules, packages)(entry)), clients[0]);
    report({type: 'started'});
  } catch (error) {
    report({type: 'problem', message: describe(error)});
    report({type: 'started'});
  }
}

function show(found: ReturnType<typeof findComponent>, client: QueryClient | undefined): void {
  const target = document.getElementById('root')!; // In the HTML of the frame.
  if (found === undefined) {
    // The code may have rendered on its own.
    if (target.childElementCount === 0) target.textContent = NOTHING_TO_SHOW;
    return;
  }
  if ('value' in found) {
    showValue(target, found.value);
    return;
  }
  const onError = (error: unknown): void => report({type: 'problem', message: describe(error)});
  const element = (
    <Boundary>
      <Suspense fallback={<p>Loading…</p>}>
        <found.component />
      </Suspense>
    </Boundary>
  );
  createRoot(target, {onCaughtError: onError, onUncaughtError: onError}).render(
    client ? <QueryClientProvider client={client}>{element}</QueryClientProvider> : element,
  );
}

/** Shows a value, or what a promise resolves with. */
function showValue(target: HTMLElement, value: unknown): void {
  const output = document.createElement('pre');
  output.textContent = value instanceof Promise ? 'Pending…' : print(value);
  target.replaceChildren(output);
  if (!(value instanceof Promise)) return;
  value.then(
    (result) => (output.textContent = print(result)),
    (error: unknown) => {
      output.textContent = `Rejected with ${describe(error)}`;
      report({type: 'problem', message: describe(error)});
    },
  );
}

function print(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value, null, 2) ?? String(value);
  } catch {
    return String(value);
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
