/** A small set of records for tests, with real page names and little text. */
import {buildHierarchy, buildObjectId, buildWeight} from '../shared/indexFile';
import type {RecordType, SearchRecord} from '../shared/record';

const ORIGIN = 'https://docs.example.com';

interface Draft {
  path: string;
  section?: string;
  title: string;
  type?: RecordType;
  headings?: string[];
  anchor?: string;
  content?: string | null;
  code?: string;
  keywords?: string;
  version?: string;
  pageRank?: number;
}

export function buildRecord({
  path,
  section = 'React hooks',
  title,
  type = 'lvl1',
  headings = [],
  anchor = '',
  content = null,
  code = '',
  keywords = '',
  version = 'current',
  pageRank = 0,
}: Draft): SearchRecord {
  const url = `${ORIGIN}/docs/${path}`;
  return {
    objectID: buildObjectId(`/docs/${path}`, anchor, type === 'content' ? 1 : 0),
    type,
    hierarchy: buildHierarchy(section, title, headings),
    content,
    url: anchor ? `${url}#${anchor}` : url,
    url_without_anchor: url,
    anchor,
    language: 'en',
    version,
    docusaurus_tag: `docs-default-${version}`,
    keywords,
    code,
    weight: buildWeight(type, 1, pageRank),
  };
}

const HOOKS = ['useQuery', 'useQueries', 'useMutation', 'useInfiniteQuery', 'useIsFetching', 'useSuspenseQuery'];
const METHODS = [
  'getQueryKey',
  'getQueryState',
  'getInfiniteQueryState',
  'invalidateQueries',
  'cancelQueries',
  'ensureQueryData',
];

export const RECORDS: readonly SearchRecord[] = [
  ...HOOKS.map((name) =>
    buildRecord({path: `hooks/${name}`, title: `${name}()`, content: `The hook ${name} of a generated operation.`}),
  ),
  ...METHODS.map((name) =>
    buildRecord({
      path: `query-client/${name}`,
      section: 'QueryClient methods',
      title: `${name}()`,
      content: `Calls ${name} with the key of an operation.`,
    }),
  ),
  buildRecord({
    path: 'hooks/useQuery',
    title: 'useQuery()',
    type: 'lvl2',
    headings: ['Refetch on an interval'],
    anchor: 'interval',
  }),
  buildRecord({
    path: 'hooks/useQuery',
    title: 'useQuery()',
    type: 'content',
    headings: ['Refetch on an interval'],
    anchor: 'interval',
    content:
      'Set refetchInterval to poll the server every few seconds, & stop <b>polling</b> when the order has shipped.',
    code: 'refetchInterval orderId',
  }),
  buildRecord({
    path: 'codegen/CLI',
    section: 'Code generation',
    title: 'CLI',
    content: 'Generates the client.',
    keywords: 'command line',
  }),
  buildRecord({
    path: 'codegen/CLI',
    section: 'Code generation',
    title: 'CLI',
    type: 'lvl3',
    headings: ['Options', '--filter-services'],
    anchor: 'option-filter-services',
    content: 'Keeps only the services that match.',
  }),
  buildRecord({
    path: 'authorization/basic-authentication',
    section: 'Authentication',
    title: 'Basic authentication',
    content: 'Sends a user name and a password.',
  }),
];
