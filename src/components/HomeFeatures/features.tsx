import type {ReactNode} from 'react';

/** One feature, and the page that explains it. */
export interface Feature {
  readonly title: string;
  readonly text: ReactNode;
  readonly to: string;
}

export const FEATURES: readonly Feature[] = [
  {
    title: 'Types for every call',
    text: 'Parameters, bodies, results, and declared errors have the types of your document. Rename a field in the document, and TypeScript flags every place that still uses the old name.',
    to: '/docs/hooks/useQuery',
  },
  {
    title: 'Query keys and cache helpers per operation',
    text: (
      <>
        An operation builds its key from its schema (method and path, plus security and media type if declared) and the
        parameters. <code>invalidateQueries</code>, <code>setQueryData</code>, <code>prefetchQuery</code>, and their
        siblings use the same key.
      </>
    ),
    to: '/docs/query-client/getQueryKey',
  },
  {
    title: 'A small runtime',
    text: 'A generated operation consists of its method, path, and media types. Hooks are not generated: a proxy adds them from the callbacks that you include.',
    to: '/docs/codegen/create-api-client-function',
  },
  {
    title: 'Credentials by security scheme',
    text: 'A secure request function adds the bearer token, basic credentials, or API key that an operation declares, and renews tokens in the background. Its API is marked as unstable.',
    to: '/docs/authorization/qraft-secure-request-fn',
  },
  {
    title: 'ESLint rules for the generated hooks',
    text: 'The plugin finds rest destructuring of results and unstable dependencies in hooks called through the client.',
    to: '/docs/eslint/eslint-plugin-query',
  },
];
