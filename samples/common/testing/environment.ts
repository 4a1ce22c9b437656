import { builtinEnvironments, type Environment } from 'vitest/runtime';

// jsdom has its own versions of these classes, which Node's fetch does not
// accept (a multipart request never ends). Samples need matching ones, as in a
// browser.
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

/** jsdom, with Node's own fetch and the related classes. */
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
