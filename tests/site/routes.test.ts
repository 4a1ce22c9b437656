import {describe, expect, test} from 'vitest';
import {builtFiles, docPages} from './builtSite';

const QUERY_CLIENT =
  'cancelQueries fetchInfiniteQuery fetchQuery getInfiniteQueryData getInfiniteQueryKey getInfiniteQueryState getMutationKey getQueriesData getQueryData getQueryKey getQueryState invalidateQueries isFetching isMutating prefetchInfiniteQuery prefetchQuery refetchQueries removeQueries resetQueries setInfiniteQueryData setQueriesData setQueryData';
const HOOKS =
  'useInfiniteQuery useIsFetching useIsMutating useMutation useMutationState useQueries useQuery useSuspenseInfiniteQuery useSuspenseQueries useSuspenseQuery';
const AUTHORIZATION =
  'api-key-authentication basic-authentication bearer-authentication cookie-authentication qraft-secure-request-fn';

const under = (group: string, names: string): string[] => names.split(' ').map((name) => `${group}/${name}`);

const SHARED = [
  'overview',
  ...under('getting-started', 'installation quick-start'),
  ...under('authorization', AUTHORIZATION),
  ...under('core', 'mutation-operation query-operation'),
  'codegen/create-api-client-function',
  ...under('hooks', HOOKS),
  ...under('query-client', QUERY_CLIENT),
];

const CURRENT = [
  ...SHARED,
  'migrating-to-openapi-qraft-v2',
  'migrating-to-v2.6.0',
  ...under('codegen', 'CLI CLI/create-predefined-parameters-request-fn CLI/redocly-config'),
  ...under('eslint', 'eslint-plugin-query no-rest-destructuring no-unstable-deps'),
  ...under('query-client', 'ensureInfiniteQueryData ensureQueryData getMutationCache'),
];

const OLD = [...SHARED, 'codegen/cli', 'core/requestFn', 'hooks/qraft-context'];

describe('routes', () => {
  test.each([
    ['2.x', 'docs/', CURRENT],
    ['1.x', 'docs/1.x/', OLD],
  ])('%s has its pages, and no other', (version, root, wanted) => {
    const files = docPages
      .map(({file}) => file)
      .filter((file) => file.startsWith('docs/1.x/') === (version === '1.x'))
      .map((file) => file.slice(root.length).replace(/\.html$/, ''));
    expect(files.sort()).toEqual([...wanted].sort());
  });

  test('beside the docs there are the home page, the search page and the page for everything else', () => {
    const others = builtFiles.filter((file) => file.endsWith('.html') && !file.startsWith('docs/'));
    expect(others.sort()).toEqual(['404.html', 'index.html', 'search.html']);
  });

  test('no route ends in a slash', () => {
    expect(docPages.filter(({file}) => file.endsWith('/index.html')).map(({file}) => file)).toEqual([]);
  });
});
