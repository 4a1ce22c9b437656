/** What code in the playground can import. Generated clients import the callbacks one by one. */
export const PLAYGROUND_PACKAGES: readonly string[] = [
  'react',
  'react/jsx-runtime',
  '@tanstack/react-query',
  '@openapi-qraft/react',
  '@openapi-qraft/react/callbacks',
  '@openapi-qraft/react/callbacks/index',
  '@openapi-qraft/react/qraftPredefinedParametersRequestFn',
  '@openapi-qraft/react/Unstable_QraftSecureRequestFn',
  '@openapi-qraft/react/unstable__responseUtils',
  '@openapi-qraft/tanstack-query-react-types',
];
