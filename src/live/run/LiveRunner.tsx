import {useEffect, useId, useState, useSyncExternalStore, type MouseEvent, type ReactNode} from 'react';
import {startSample, type CreateSample, type LiveRun, type LiveState} from '@site/samples/v2/live/startSample';
import QueryCacheView, {type CacheEntry} from '@site/src/components/QueryCacheView';
import RequestLog, {type LoggedRequest} from '@site/src/components/RequestLog';
import Controls from './Controls';
import ErrorBoundary from './ErrorBoundary';
import UncaughtError from './UncaughtError';
import styles from './styles.module.css';

/** Runs a sample from its first line until it unmounts: its result, what it sends, and what its cache holds. */
export default function LiveRunner({createSample}: {readonly createSample: CreateSample}): ReactNode {
  const [run] = useState(() => startSample(createSample));
  const state = useSyncExternalStore(run.subscribe, run.getState);
  useEffect(() => run.stop, [run]);

  return (
    <div className={styles.panel}>
      <Controls run={run} isFailNext={state.isFailNext} />
      <Region name="Result" className={styles.result}>
        <div onClick={keepOnPage}>
          <ErrorBoundary>
            <Sample run={run} />
          </ErrorBoundary>
        </div>
        <UncaughtError />
      </Region>
      <div className={styles.views}>
        <Region name="Requests">
          {/* The samples describe requests and keys as `unknown`. Both are copies made of JSON. */}
          <RequestLog requests={state.requests as readonly LoggedRequest[]} />
        </Region>
        <Region name="Query cache">
          <LastCall state={state} />
          <QueryCacheView entries={state.entries as readonly CacheEntry[]} />
        </Region>
      </div>
    </div>
  );
}

/** A link of a sample leads to a page that only the sample's application would have. */
function keepOnPage(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
}

/** Evaluates the sample inside the error boundary. */
function Sample({run}: {readonly run: LiveRun}): ReactNode {
  const [element] = useState(run.createElement);
  return element;
}

interface RegionProps {
  readonly name: string;
  readonly className?: string;
  readonly children: ReactNode;
}

function Region({name, className, children}: RegionProps): ReactNode {
  const id = useId();
  return (
    // It may scroll, so it must be reachable with the keyboard.
    <section aria-labelledby={id} className={className} tabIndex={0}>
      <p id={id} className={styles.name}>
        {name}
      </p>
      {children}
    </section>
  );
}

function LastCall({state: {lastCall}}: {readonly state: LiveState}): ReactNode {
  if (!lastCall) return null;
  const {name, matched} = lastCall;
  return <p role="status">{`${name}() matched ${matched} ${matched === 1 ? 'entry' : 'entries'}.`}</p>;
}
