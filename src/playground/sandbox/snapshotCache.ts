import type {QueryClient} from '@tanstack/react-query';
import type {CacheEntry} from '@site/src/components/QueryCacheView';
import type {JsonValue} from '@site/src/lib/sampleRecording';

/** All queries and mutations of a client, as plain data. */
export function snapshotCache(client: QueryClient): CacheEntry[] {
  const queries = client
    .getQueryCache()
    .getAll()
    .map((query): CacheEntry => ({
      hash: query.queryHash,
      key: toJson(query.queryKey),
      kind: 'query',
      status: query.state.status,
      fetchStatus: query.state.fetchStatus,
      observers: query.getObserversCount(),
      updatedAt: query.state.dataUpdatedAt,
      isInvalidated: query.state.isInvalidated,
    }));
  const mutations = client
    .getMutationCache()
    .getAll()
    .map(({mutationId, options, state}): CacheEntry => ({
      hash: String(mutationId),
      key: toJson(options.mutationKey ?? null),
      kind: 'mutation',
      status: state.status,
      fetchStatus: describeActivity(state),
      observers: 0,
      updatedAt: state.submittedAt,
      isInvalidated: false,
    }));
  return [...queries, ...mutations];
}

function describeActivity({isPaused, status}: {isPaused: boolean; status: string}): string {
  if (isPaused) return 'paused';
  return status === 'pending' ? 'fetching' : 'idle';
}

function toJson(value: unknown): JsonValue {
  try {
    return (JSON.parse(JSON.stringify(value) ?? 'null') ?? null) as JsonValue;
  } catch {
    return String(value);
  }
}
