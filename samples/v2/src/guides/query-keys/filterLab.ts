import { requestFn } from '@openapi-qraft/react';
import {
  hashKey,
  matchQuery,
  type Query,
  type QueryFilters,
} from '@tanstack/react-query';
import { createAPIClient } from './api';
import { api, queryClient } from './client';

/** The operations with entries in the seeded cache. */
function selectOperations({
  books,
  orders,
}: Pick<typeof api, 'books' | 'orders'>) {
  const { listBooks, getBook, listReviews } = books;
  return { listBooks, getBook, listReviews, listOrders: orders.listOrders };
}

export const OPERATIONS = selectOperations(api);

export type OperationName = keyof typeof OPERATIONS;

/** The predicates of the form, each as a function and as a reader writes it. */
export const PREDICATES = {
  'without a page': {
    code: '({ queryKey }) => queryKey[1]?.query?.page === undefined',
    run: ({ queryKey }: Query) => {
      const parameters = queryKey[1] as { query?: { page?: number } };
      return parameters.query?.page === undefined;
    },
  },
  'used by a component': {
    code: '(query) => query.getObserversCount() > 0',
    run: (query: Query) => query.getObserversCount() > 0,
  },
  invalidated: {
    code: '({ state }) => state.isInvalidated',
    run: ({ state }: Query) => state.isInvalidated,
  },
};

export type PredicateName = keyof typeof PREDICATES;

/** A filter as the form describes it. */
export interface LabFilter {
  operation: OperationName;
  /** Whether the call has an argument at all. */
  hasArgument: boolean;
  parameters?: object;
  infinite: boolean;
  exact: boolean;
  predicate?: PredicateName;
  type: 'all' | 'active' | 'inactive';
  stale?: boolean;
}

export interface LabResult {
  /** The call as a reader writes it. */
  code: string;
  /** The key that the generated client makes of the filter. */
  queryKey: unknown;
  entries: LabEntry[];
}

export interface LabEntry {
  hash: string;
  queryKey: readonly unknown[];
  isMatch: boolean;
  /** Why the entry does not match. */
  reason?: string;
}

/** Runs a filter on the cache. The methods of the client and TanStack Query decide. */
export function tryFilter(filter: LabFilter): LabResult {
  const filters = createFilters(filter);
  // The types demand complete parameters with `exact`, which the form has.
  const argument = filters as Parameters<
    typeof api.books.listBooks.getQueriesData
  >[0];
  const operation = OPERATIONS[
    filter.operation
  ] as typeof api.books.listBooks;
  const matched = new Set(
    operation
      .getQueriesData(argument)
      .map(([queryKey]) => hashKey(queryKey)),
  );
  const composed = composeFilters(filter.operation, argument);
  return {
    code: describeCall(filter),
    queryKey: composed.queryKey,
    entries: queryClient
      .getQueryCache()
      .getAll()
      .map((query) => {
        const isMatch = matched.has(query.queryHash);
        const reason = isMatch ? undefined : findReason(composed, query);
        const { queryHash: hash, queryKey } = query;
        return { hash, queryKey, isMatch, reason };
      }),
  };
}

function createFilters(filter: LabFilter): object | undefined {
  if (!filter.hasArgument) return undefined;
  const { parameters, infinite, exact, predicate, type, stale } = filter;
  return {
    ...(parameters && { parameters }),
    ...(infinite && { infinite }),
    ...(exact && parameters && { exact }),
    ...(type !== 'all' && { type }),
    ...(stale !== undefined && { stale }),
    ...(predicate && { predicate: PREDICATES[predicate].run }),
  };
}

function describeCall(filter: LabFilter): string {
  const service = filter.operation === 'listOrders' ? 'orders' : 'books';
  const call = `api.${service}.${filter.operation}.getQueriesData`;
  const filters = createFilters(filter);
  if (!filters) return `${call}()`;
  const { predicate } = filter;
  const fields = Object.entries(filters).map(([name, value]) =>
    name === 'predicate' && predicate
      ? `predicate: ${PREDICATES[predicate].code}`
      : `${name}: ${toCode(value)}`,
  );
  return fields.length === 0
    ? `${call}({})`
    : `${call}({ ${fields.join(', ')} })`;
}

/** A value as a reader writes it in code. */
export function toCode(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCode).join(', ')}]`;
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(
    ([name, item]) =>
      `${/^\w+$/.test(name) ? name : toCode(name)}: ${toCode(item)}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

/** The filters that the generated client hands to TanStack Query. */
function composeFilters(
  name: OperationName,
  filters: Parameters<typeof api.books.listBooks.getQueriesData>[0],
): QueryFilters {
  let composed: QueryFilters = {};
  const recorder = Object.assign(
    Object.create(queryClient) as typeof queryClient,
    {
      getQueriesData(given: QueryFilters) {
        composed = given;
        return [];
      },
    },
  );
  const recording = createAPIClient({
    queryClient: recorder,
    requestFn,
    baseUrl: '',
  });
  const operation = selectOperations(recording)[name];
  (operation as typeof api.books.listBooks).getQueriesData(filters);
  return composed;
}

/** Checks one part of the filter after the other, as TanStack Query does. */
function findReason(filters: QueryFilters, query: Query): string {
  const [schema, parameters] = filters.queryKey as [
    { infinite?: boolean; url: string; method: string },
    object,
  ];
  const { infinite, ...operation } = schema;
  const fails = (part: QueryFilters) => !matchQuery(part, query);
  if (fails({ queryKey: [operation] })) return 'another operation';
  if (infinite !== undefined && fails({ queryKey: [{ infinite }] })) {
    return infinite ? 'a finite entry' : 'an infinite entry';
  }
  if (fails({ queryKey: [{}, parameters] })) {
    return 'lacks these parameters';
  }
  if (fails({ queryKey: filters.queryKey, exact: filters.exact })) {
    return 'has more parameters';
  }
  if (filters.type && fails({ type: filters.type })) {
    return filters.type === 'active' ? 'no component uses it' : 'in use';
  }
  if (filters.stale !== undefined && fails({ stale: filters.stale })) {
    return filters.stale ? 'fresh' : 'stale';
  }
  return 'the predicate returns false';
}
