/**
 * Packages that a running sample gets from the page. The build leaves them out
 * of the sample's chunk, so that the page loads each of them once. What only
 * few samples import is in their chunks.
 */
export const PROVIDED_MODULES = [
  'react',
  'react/jsx-runtime',
  '@tanstack/react-query',
  '@openapi-qraft/react',
  '@openapi-qraft/react/callbacks/index',
] as const;

export type ProvidedModule = (typeof PROVIDED_MODULES)[number];
