/** One page of each kind, as paths below the base path. Budgets and benchmarks refer to pages by these keys. */
export const PAGE_TYPES = {
  home: '',
  overview: 'docs/overview',
  useQuery: 'docs/hooks/useQuery',
  setQueryData: 'docs/query-client/setQueryData',
  cli: 'docs/codegen/CLI',
  'overview 1.x': 'docs/1.x/overview',
  'useQuery 1.x': 'docs/1.x/hooks/useQuery',
  'setQueryData 1.x': 'docs/1.x/query-client/setQueryData',
  'cli 1.x': 'docs/1.x/codegen/cli',
} as const;

export type PageType = keyof typeof PAGE_TYPES;

export const PAGE_TYPE_NAMES = Object.keys(PAGE_TYPES) as PageType[]; // Object.keys() returns string[]
