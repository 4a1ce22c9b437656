// Replaces Loading (core's fallback theme 3.7.0), shown while the code of a page loads and when it fails to load.
// The original's error box has too little contrast and is not announced, its spinner ignores reduced motion, and it does
// not retry when the reader is back online.
import {useContext, useLayoutEffect, type ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import {Context} from '@docusaurus/core/lib/client/routeContext';
import styles from './styles.module.css';

export default function Loading({error, pastDelay, retry}: LoadingComponentProps): ReactNode {
  const hasFailed = Boolean(error);
  // A nested route is already inside the layout's `<main>`.
  const Region = useContext(Context) ? 'div' : 'main';
  useLayoutEffect(() => {
    if (!hasFailed) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed, retry]);

  if (hasFailed) {
    return (
      <Region className={styles.failure}>
        <div role="alert">
          <h1>This page did not load.</h1>
          <p>
            Part of it could not be fetched: <code>{String(error)}</code>
          </p>
          <button type="button" className="button button--primary" onClick={retry}>
            Retry
          </button>
        </div>
      </Region>
    );
  }
  return pastDelay ? (
    <p role="status" className={styles.pending}>
      Loading…
    </p>
  ) : null;
}
