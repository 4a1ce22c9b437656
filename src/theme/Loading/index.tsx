// Replaces Loading (core's fallback theme 3.7.0), shown when the code of a page does not arrive.
// Core's red box has too little contrast and is not announced, and its spinner ignores reduced motion.
import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import styles from './styles.module.css';

export default function Loading({error, pastDelay, retry}: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <main className={styles.failure}>
        <div role="alert">
          <h1>This page did not load.</h1>
          <p>
            Part of it could not be fetched: <code>{String(error)}</code>
          </p>
          <button type="button" className="button button--primary" onClick={retry}>
            Retry
          </button>
        </div>
      </main>
    );
  }
  return pastDelay ? (
    <p role="status" className={styles.pending}>
      Loading…
    </p>
  ) : null;
}
