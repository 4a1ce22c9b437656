/** For tests: runs the bundled worker in a context that has what a browser's worker has, and nothing of Node.js. */
import {createContext, runInContext} from 'node:vm';
import {bundle} from '../plugin/bundles';
import type {GenerateInput} from '../shared/types';
import type {GenerateResponse} from './messages';

/** Of what Node.js shares with browsers, what the worker uses. */
const WEB_GLOBALS = [
  ...(['AbortController', 'AbortSignal', 'Blob', 'Event', 'EventTarget', 'Headers', 'Request', 'Response'] as const),
  ...(['TextDecoder', 'TextEncoder', 'URL', 'URLSearchParams', 'atob', 'btoa', 'crypto', 'performance'] as const),
  ...(['clearInterval', 'clearTimeout', 'queueMicrotask', 'setInterval', 'setTimeout', 'structuredClone'] as const),
] satisfies readonly (keyof typeof globalThis)[];

type Respond = (response: GenerateResponse) => void;

/** @returns sends an input to the worker, and resolves with its last response */
export async function runBundle(siteDir: string): Promise<(input: GenerateInput) => Promise<GenerateResponse>> {
  const scripts = [(await bundle('typescript', siteDir)).text, (await bundle('generator', siteDir)).text];
  let respond: Respond = () => undefined;
  let listen: (event: {data: unknown}) => void = () => undefined;
  const browser = {
    ...Object.fromEntries(WEB_GLOBALS.map((name) => [name, globalThis[name]])),
    console: {...console},
    navigator: {userAgent: '', platform: ''},
    location: {href: 'blob:https://example.com/1'},
    addEventListener: (_: string, listener: typeof listen) => (listen = listener),
    postMessage: (response: GenerateResponse) => respond(response),
  };
  const context = createContext({...browser});
  runInContext('globalThis.self = globalThis', context);
  for (const script of scripts) runInContext(script, context);
  return (input) =>
    new Promise((resolve) => {
      respond = (response) => {
        if (response.type !== 'progress') resolve(structuredClone(response));
      };
      listen({data: {input}});
    });
}
