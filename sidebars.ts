import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The 2.x pages in reading order. */
const sidebars: SidebarsConfig = {
  docs: [
    'overview',
    {
      type: 'category',
      label: 'Getting started',
      collapsed: false,
      items: ['getting-started/installation', 'getting-started/quick-start'],
    },
    {
      type: 'category',
      label: 'Guides',
      items: [
        'guides/parameters',
        'guides/query-keys',
        'guides/errors',
        'guides/authentication',
        'guides/request-functions',
        'guides/pagination',
        'guides/optimistic-updates',
        'guides/files',
        'guides/server-rendering',
        'guides/testing',
        'guides/offline',
        'guides/react-native',
        'guides/several-apis',
        'guides/generating',
        'guides/bundle-size',
        'guides/coming-from',
        'guides/comparison',
        'guides/troubleshooting',
        'guides/playground',
      ],
    },
    {
      type: 'category',
      label: 'Code generation',
      items: [
        {
          type: 'category',
          label: 'CLI',
          link: {type: 'doc', id: 'codegen/CLI/index'},
          items: [
            'codegen/CLI/types-file',
            'codegen/CLI/redocly-config',
            'codegen/CLI/create-predefined-parameters-request-fn',
          ],
        },
        'codegen/create-api-client-function',
      ],
    },
    {
      type: 'category',
      label: 'Calling operations',
      items: ['core/query-operation', 'core/mutation-operation'],
    },
    {
      type: 'category',
      label: 'React hooks',
      items: [
        'hooks/useQuery',
        'hooks/useSuspenseQuery',
        'hooks/useInfiniteQuery',
        'hooks/useSuspenseInfiniteQuery',
        'hooks/useQueries',
        'hooks/useSuspenseQueries',
        'hooks/useMutation',
        'hooks/useMutationState',
        'hooks/useIsFetching',
        'hooks/useIsMutating',
      ],
    },
    {
      type: 'category',
      label: 'QueryClient methods',
      items: [
        {
          type: 'category',
          label: 'Keys',
          items: ['query-client/getQueryKey', 'query-client/getInfiniteQueryKey', 'query-client/getMutationKey'],
        },
        {
          type: 'category',
          label: 'Fetching',
          items: [
            'query-client/fetchQuery',
            'query-client/prefetchQuery',
            'query-client/ensureQueryData',
            'query-client/fetchInfiniteQuery',
            'query-client/prefetchInfiniteQuery',
            'query-client/ensureInfiniteQueryData',
          ],
        },
        {
          type: 'category',
          label: 'Reading the cache',
          items: [
            'query-client/getQueryData',
            'query-client/getInfiniteQueryData',
            'query-client/getQueriesData',
            'query-client/getQueryState',
            'query-client/getInfiniteQueryState',
            'query-client/getMutationCache',
            'query-client/isFetching',
            'query-client/isMutating',
          ],
        },
        {
          type: 'category',
          label: 'Writing the cache',
          items: ['query-client/setQueryData', 'query-client/setInfiniteQueryData', 'query-client/setQueriesData'],
        },
        {
          type: 'category',
          label: 'Acting on queries',
          items: [
            'query-client/invalidateQueries',
            'query-client/refetchQueries',
            'query-client/cancelQueries',
            'query-client/resetQueries',
            'query-client/removeQueries',
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'Authentication',
      items: [
        'authorization/qraft-secure-request-fn',
        'authorization/bearer-authentication',
        'authorization/api-key-authentication',
        'authorization/basic-authentication',
        'authorization/cookie-authentication',
      ],
    },
    {
      type: 'category',
      label: 'ESLint plugin',
      items: ['eslint/eslint-plugin-query', 'eslint/no-rest-destructuring', 'eslint/no-unstable-deps'],
    },
    {
      type: 'category',
      label: 'Migration',
      items: ['migrating-to-openapi-qraft-v2', 'migrating-to-v2.6.0'],
    },
  ],
};

export default sidebars;
