import {useEffect, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {buildReportUrl} from './buildReportUrl';
import styles from './styles.module.css';

interface CrashReportProps {
  readonly error: Error;
  /** Renders the crashed part again. */
  readonly tryAgain: () => void;
}

/** Messages of an error and its causes, outermost first. */
function listMessages(error: unknown): string[] {
  return error instanceof Error ? [error.message, ...listMessages(error.cause)] : [];
}

/**
 * Replaces a page that failed to render. Resets the error boundary when the reader navigates. Otherwise the boundary
 * would keep its error, and every later page would show as crashed too.
 */
export default function CrashReport({error, tryAgain}: CrashReportProps): ReactNode {
  const {pathname} = useLocation();
  const home = useBaseUrl('/');
  const crashedAt = useRef(pathname);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (pathname !== crashedAt.current) tryAgain();
  }, [pathname, tryAgain]);
  // The focused element was removed with the page, so the focus moves to the message.
  useEffect(() => heading.current?.focus(), []);

  return (
    <main className={styles.crash}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        This page crashed.
      </h1>
      <p>
        The rest of the site still works. Try again, use the menu, or go to the <a href={home}>home page</a>.
      </p>
      <p className={styles.actions}>
        <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
        <a
          className="button button--secondary"
          href={buildReportUrl(pathname, listMessages(error))}
          target="_blank"
          rel="noopener noreferrer"
        >
          Report this crash
        </a>
      </p>
      <div className={styles.message}>
        <ErrorBoundaryError error={error} />
      </div>
    </main>
  );
}
