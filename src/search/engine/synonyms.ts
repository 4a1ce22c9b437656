import {stem} from './stem';

/**
 * Terms that readers search for, mapped to the terms that the pages use. One-way: the keys are phrases of a query. They
 * come from the vocabulary of TanStack Query, HTTP, and OAuth, and from the project's issues. Other names for a single
 * page belong in its `keywords`.
 */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  abort: ['cancel', 'signal'],
  stop: ['cancel', 'abort'],
  halt: ['cancel', 'abort'],
  auth: ['authentication', 'authorization'],
  authentification: ['authentication'],
  authorisation: ['authorization'],
  login: ['authentication', 'authorization'],
  logout: ['remove', 'reset'],
  'log out': ['remove', 'reset'],
  'sign out': ['remove', 'reset'],
  jwt: ['bearer', 'token'],
  oauth: ['bearer', 'token'],
  credentials: ['cookie', 'basic'],
  password: ['basic'],
  csrf: ['cookie'],
  session: ['cookie'],
  ssr: ['server', 'prefetch', 'hydration'],
  nextjs: ['server', 'prefetch'],
  poll: ['refetchinterval'],
  polling: ['refetchinterval'],
  paginate: ['infinite', 'page'],
  pagination: ['infinite', 'page'],
  endless: ['infinite'],
  paged: ['infinite', 'page'],
  paginated: ['infinite', 'page'],
  feed: ['infinite', 'list'],
  'infinite scroll': ['infinitequery'],
  'infinite scrolling': ['infinitequery'],
  'load more': ['infinitequery'],
  cursor: ['pageparam', 'infinitequery'],
  'in flight': ['isfetching', 'pending', 'fetching'],
  'in progress': ['isfetching', 'pending', 'fetching'],
  imperative: ['fetchquery', 'outside'],
  imperatively: ['fetchquery', 'outside'],
  'write operation': ['mutation'],
  identifier: ['key'],
  'cache key': ['querykey'],
  spinner: ['isfetching', 'pending'],
  'loading indicator': ['isfetching'],
  'loading state': ['ispending', 'isfetching'],
  'progress indicator': ['isfetching'],
  'progress bar': ['isfetching'],
  delete: ['remove'],
  clear: ['remove', 'reset'],
  evict: ['remove'],
  drop: ['remove'],
  wipe: ['remove', 'reset'],
  discard: ['remove'],
  forget: ['remove'],
  'throw away': ['remove'],
  purge: ['remove'],
  stale: ['invalidate'],
  outdated: ['stale', 'invalidate'],
  'old values': ['stale', 'invalidate'],
  'old data': ['stale', 'invalidate'],
  'still visible': ['stale', 'invalidate'],
  reload: ['refetch', 'invalidate'],
  refresh: ['refetch', 'invalidate'],
  revalidate: ['invalidate'],
  rerender: ['render', 'destructuring'],
  parallel: ['queries'],
  batch: ['queries', 'parallel'],
  multiple: ['queries', 'several'],
  upload: ['formdata', 'mutation'],
  'file upload': ['formdata'],
  post: ['mutation'],
  put: ['mutation'],
  patch: ['mutation'],
  submit: ['mutation'],
  axios: ['requestfn', 'fetch'],
  interceptor: ['requestfn'],
  interceptors: ['requestfn'],
  middleware: ['requestfn'],
  fetcher: ['requestfn'],
  header: ['requestfn'],
  headers: ['requestfn'],
  generate: ['cli', 'codegen'],
  generator: ['cli', 'codegen'],
  codegen: ['cli'],
  'command line': ['cli'],
  swagger: ['openapi'],
  schema: ['openapi'],
  install: ['installation'],
  setup: ['installation', 'quickstart'],
  upgrade: ['migrating', 'migration'],
  upgrading: ['migrating', 'migration'],
  migrate: ['migrating'],
  migration: ['migrating'],
  lint: ['eslint'],
  linter: ['eslint'],
  linting: ['eslint'],
  tests: ['testing', 'mock'],
  jest: ['testing', 'mock'],
  vitest: ['testing', 'mock'],
  msw: ['testing', 'mock'],
  preload: ['prefetch'],
  warm: ['prefetch'],
  optimistic: ['setquerydata', 'rollback'],
  rollback: ['optimistic'],
  cache: ['querydata'],
};

/** Number of words in the longest phrase. */
export const MAX_SYNONYM_WORDS = 3;

/** Synonyms of a phrase (lower case, single spaces), also by its stems: `stopping` has the synonyms of `stop`. */
export function listSynonyms(phrase: string): readonly string[] {
  const stems = phrase.split(' ').map(stem).join(' ');
  const known = [phrase, stems].find((words) => Object.hasOwn(SYNONYMS, words));
  return known === undefined ? [] : SYNONYMS[known]!;
}

/** All synonyms, for the settings of a hosted index. */
export function listSynonymEntries(): readonly (readonly [phrase: string, others: readonly string[]])[] {
  return Object.entries(SYNONYMS);
}
