import {buildStarterCode, writeCallee, writeParameters, writeValue} from '../shared/starterCode';
import type {Operation} from '../shared/types';

/** Parts of a call as code. */
interface Parts {
  /** The required parameters: `{path: {bookId: 7}}`. If there are none, what stands for them. */
  readonly parameters: string;
  /** Parameters of a page: `{}`, or `undefined` if the operation has none. */
  readonly page: string;
  /** `{parameters: …}` if some are required, otherwise nothing. */
  readonly filters: string;
}

const UPDATER = '(old) => old';

const byParameters = ({parameters}: Parts): string => parameters;
const byFilters = ({filters}: Parts): string => filters;
const asOption = ({parameters}: Parts): string => `{parameters: ${parameters}}`;
const pages = ({page}: Parts): string => `initialPageParam: ${page}, getNextPageParam: () => undefined`;
const asPages = (parts: Parts): string => `{parameters: ${parts.parameters}, ${pages(parts)}}`;
const asPagesAfter = (parts: Parts): string => `${parts.parameters}, {${pages(parts)}}`;
const asQueries = ({parameters}: Parts): string => `{queries: [{parameters: ${parameters}}]}`;

/** The arguments of each call. */
const ARGUMENTS: Readonly<Record<string, (parts: Parts) => string>> = {
  cancelQueries: byFilters,
  ensureInfiniteQueryData: asPages,
  ensureQueryData: asOption,
  fetchInfiniteQuery: asPages,
  fetchQuery: asOption,
  getInfiniteQueryData: byParameters,
  getInfiniteQueryKey: byParameters,
  getInfiniteQueryState: byParameters,
  getQueriesData: byFilters,
  getQueryData: byParameters,
  getQueryKey: byParameters,
  getQueryState: byParameters,
  invalidateQueries: byFilters,
  isFetching: byFilters,
  prefetchInfiniteQuery: asPages,
  prefetchQuery: asOption,
  refetchQueries: byFilters,
  removeQueries: byFilters,
  resetQueries: byFilters,
  setInfiniteQueryData: ({parameters}) => `${parameters}, ${UPDATER}`,
  setQueriesData: ({parameters}) => `{parameters: ${parameters}}, ${UPDATER}`,
  setQueryData: ({parameters}) => `${parameters}, ${UPDATER}`,
  useInfiniteQuery: asPagesAfter,
  useIsFetching: byFilters,
  useQueries: asQueries,
  useQuery: byParameters,
  useSuspenseInfiniteQuery: asPagesAfter,
  useSuspenseQueries: asQueries,
  useSuspenseQuery: byParameters,
};

/** What is shown of a result that is not the data itself. Mutations refer to their cache, which JSON cannot hold. */
const SHOWN: Readonly<Record<string, string>> = {
  getMutationCache: '.findAll().map(({state}) => state)',
  useInfiniteQuery: '.data',
  useMutation: '.data',
  useQueries: '.map(({data}) => data)',
  useQuery: '.data',
  useSuspenseInfiniteQuery: '.data',
  useSuspenseQueries: '.map(({data}) => data)',
  useSuspenseQuery: '.data',
};

/** A file for the editor that makes one call, with the names of the operation and values of its parameters. */
export function buildCall(operation: Operation, call: string): string {
  if (call === (operation.kind === 'query' ? 'useQuery' : 'useMutation')) return buildStarterCode(operation);
  const expression = `${writeCallee(operation)}.${call}(${writeArguments(operation, call)})${SHOWN[call] ?? ''}`;
  if (call.startsWith('useSuspense')) return inSuspense(expression);
  return call.startsWith('use') ? inComponent(expression) : onClick(expression, call);
}

function writeArguments(operation: Operation, call: string): string {
  const required = writeParameters(operation);
  const isEmpty = required.length === 0;
  const none = operation.parameters.length > 0 ? '{}' : writeValue(undefined);
  const parameters = isEmpty ? none : `{${required.join(', ')}}`;
  return ARGUMENTS[call]?.({parameters, page: none, filters: isEmpty ? '' : `{parameters: ${parameters}}`}) ?? '';
}

const inComponent = (expression: string): string => `import {api} from './client';

export default function App() {
  const result = ${expression};

  return <pre>{JSON.stringify(result, null, 2)}</pre>;
}
`;

const inSuspense = (expression: string): string => `import {Suspense} from 'react';
import {api} from './client';

export default function App() {
  return (
    <Suspense fallback={<p>Loading…</p>}>
      <Content />
    </Suspense>
  );
}

function Content() {
  const result = ${expression};

  return <pre>{JSON.stringify(result, null, 2)}</pre>;
}
`;

const onClick = (expression: string, call: string): string => `import {useState} from 'react';
import {api} from './client';

export default function App() {
  const [shown, setShown] = useState('');

  async function call() {
    const result: unknown = await ${expression};
    setShown(JSON.stringify(result, null, 2) ?? 'undefined');
  }

  return (
    <>
      <button onClick={call}>${call}()</button>
      <pre>{shown}</pre>
    </>
  );
}
`;
