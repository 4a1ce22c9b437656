import { builtinEnvironments, type Environment } from 'vitest/runtime';

// jsdom brings its own copies of these. Node's fetch does not accept them
// (a multipart request never ends), so a sample would not run as it does in
// a browser, where all of them come from one place.
const KEPT_FROM_NODE = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'File',
  'FormData',
  'Headers',
  'Request',
  'Response',
  'URL',
  'URLSearchParams',
  'fetch',
] as const;

/** jsdom, with Node's own fetch and everything that belongs to it. */
const environment: Environment = {
  ...builtinEnvironments.jsdom,
  name: 'jsdom-with-node-fetch',
  async setup(global, options) {
    const fromNode = KEPT_FROM_NODE.map(
      (name) =>
        [name, Object.getOwnPropertyDescriptor(global, name)] as const,
    );
    const jsdom = await builtinEnvironments.jsdom.setup(global, options);
    for (const [name, descriptor] of fromNode) {
      if (descriptor) Object.defineProperty(global, name, descriptor);
    }
    return jsdom;
  },
};

export default environment;
