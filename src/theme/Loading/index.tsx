// Replaces Loading (core's fallback theme 3.7.0), shown when the code of a page does not arrive.
// The original's red box has too little contrast and is not announced, its spinner ignores reduced motion, and it does not
// retry when the reader is online again.
import {useContext, useLayoutEffect, type ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import {Context} from '@docusaurus/core/lib/client/routeContext';
import styles from './styles.module.css';

export default function Loading({error, pastDelay, retry}: LoadingComponentProps): ReactNode {
  const hasFailed = Boolean(error);
  // Inside another route, this is already within the layout's main element.
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
