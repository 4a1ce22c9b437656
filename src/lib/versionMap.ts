/** Maps pages to the page of the other version that covers the same subject, if the routes differ. */

/** Names of the versions in the docs plugin: `current` is 2.x. */
export type VersionName = 'current' | '1.x';

/** Where another version covers the subject of a page. */
export interface Counterpart {
  /** Route below the version's root, with an anchor if the subject is a section: `codegen/cli#option-clean`. */
  readonly to: string;
  /** False if the other version does not cover the subject. Then `to` is its overview. */
  readonly isSameSubject: boolean;
}

const OVERVIEW = 'overview';
const OTHER_VERSION: Readonly<Record<VersionName, VersionName>> = {current: '1.x', '1.x': 'current'};

/**
 * Pages of a version without a page at the same route in the other version. Each entry is the route that covers the
 * subject there, or null if there is none. The version-map plugin fails the build if an entry is missing or leads to no
 * page.
 */
export const WITHOUT_NAMESAKE: Readonly<Record<VersionName, Readonly<Record<string, string | null>>>> = {
  current: {
    'codegen/CLI': 'codegen/cli',
    'codegen/CLI/redocly-config': 'codegen/cli',
    'codegen/CLI/types-file': 'codegen/cli#the-types-file',
    'codegen/CLI/create-predefined-parameters-request-fn': 'codegen/cli#option-operation-predefined-parameters',
    'eslint/eslint-plugin-query': null,
    'eslint/no-rest-destructuring': null,
    'eslint/no-unstable-deps': null,
    'guides/authentication': 'authorization/qraft-secure-request-fn',
    'guides/bundle-size': null,
    'guides/coming-from': null,
    'guides/comparison': null,
    'guides/errors': null,
    'guides/files': null,
    'guides/generating': null,
    'guides/offline': null,
    'guides/optimistic-updates': null,
    'guides/pagination': 'hooks/useInfiniteQuery',
    'guides/parameters': null,
    'guides/query-keys': 'query-client/getQueryKey',
    'guides/react-native': null,
    'guides/request-functions': 'core/requestFn',
    'guides/server-rendering': null,
    'guides/several-apis': null,
    'guides/testing': null,
    'guides/playground': null,
    'guides/troubleshooting': null,
    'migrating-to-openapi-qraft-v2': null,
    'migrating-to-v2.6.0': null,
    'query-client/ensureInfiniteQueryData': 'query-client/fetchInfiniteQuery',
    'query-client/ensureQueryData': 'query-client/fetchQuery',
    'query-client/getMutationCache': 'hooks/useMutationState',
  },
  '1.x': {
    'codegen/cli': 'codegen/CLI',
    'core/requestFn': 'codegen/create-api-client-function#request-function',
    'hooks/qraft-context': 'codegen/create-api-client-function#react-context',
  },
};

const isVersionName = (name: string): name is VersionName => name in OTHER_VERSION;

/** The other version. Throws for a name without an entry in the map. */
export function otherVersion(name: string): VersionName {
  if (!isVersionName(name)) {
    throw new Error(
      `The version "${name}" is not in src/lib/versionMap.ts. Add it to OTHER_VERSION and WITHOUT_NAMESAKE.`,
    );
  }
  return OTHER_VERSION[name];
}

/**
 * Finds the counterpart of a page in the other version.
 *
 * @param name Version the page belongs to.
 * @param route Route of the page below the version's root, as in `hooks/useQuery`.
 */
export function findCounterpart(name: string, route: string): Counterpart {
  otherVersion(name);
  const moved = WITHOUT_NAMESAKE[name as VersionName];
  if (!Object.hasOwn(moved, route)) return {to: route, isSameSubject: true};
  const to = moved[route] ?? null;
  return to === null ? {to: OVERVIEW, isSameSubject: false} : {to, isSameSubject: true};
}
