import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {JsonValue} from '@site/src/lib/sampleRecording';
import {formatJson} from '@site/src/lib/formatJson';
import {formatParameters, readOperationKey} from './operationKey';
import styles from './styles.module.css';

/** A query or a mutation in the cache of code that runs in the page. A plain object, so that a frame can send it. */
export interface CacheEntry {
  /** Identifies the entry: the query hash, or an id for mutations. */
  hash: string;
  key: JsonValue;
  /** What the code calls the operation, such as `books.getBook`. */
  operation?: string | undefined;
  kind: 'query' | 'mutation';
  /** As TanStack Query names it: `pending`, `success`, `error`, and for mutations also `idle`. */
  status: string;
  /** `fetching`, `paused`, or `idle`. */
  fetchStatus: string;
  observers: number;
  /** Milliseconds since the epoch, or 0 when the entry has no data yet. */
  updatedAt: number;
  isInvalidated: boolean;
  /** Name of the call that has just matched this entry, such as `invalidateQueries`. */
  hit?: string;
}

interface Props {
  readonly entries: readonly CacheEntry[];
}

/** The entries of a query cache: key, status, observers, and when the data was last updated. */
export default function QueryCacheView({entries}: Props): ReactNode {
  if (entries.length === 0) return <p className={styles.empty}>The cache is empty.</p>;
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={`${entry.kind} ${entry.hash}`} className={clsx(entry.hit !== undefined && styles.hit)}>
          <EntryKey entry={entry} />
          <p>
            {entry.hit !== undefined && <mark>{`${entry.hit}()`}</mark>}
            {describeEntry(entry).map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The operation and its parameters. The whole key is collapsed. */
function EntryKey({entry: {key, operation}}: {readonly entry: CacheEntry}): ReactNode {
  const parts = readOperationKey(key);
  if (!parts) return <code>{formatJson(key)}</code>;
  return (
    <details>
      <summary>
        <b>{operation ?? parts.request}</b> <code>{formatParameters(parts.parameters)}</code>
      </summary>
      <code>{formatJson(key)}</code>
    </details>
  );
}

function describeEntry({key, kind, status, fetchStatus, observers, updatedAt, isInvalidated}: CacheEntry): string[] {
  return [
    kind === 'mutation' && 'mutation',
    readOperationKey(key)?.isInfinite && 'infinite',
    status,
    fetchStatus !== 'idle' && fetchStatus,
    isInvalidated && 'invalidated',
    kind === 'query' && `${observers} ${observers === 1 ? 'observer' : 'observers'}`,
    updatedAt > 0 && `updated ${new Date(updatedAt).toLocaleTimeString('en-GB')}`,
  ].filter((fact) => typeof fact === 'string');
}
