import {useEffect, useState, type ReactNode} from 'react';
import ErrorMessage from './ErrorMessage';

const EVENTS = ['error', 'unhandledrejection'] as const;

/** Shows the last error that an error boundary does not catch: those of event handlers, timers, and promises. */
export default function UncaughtError(): ReactNode {
  const [thrown, setThrown] = useState<{readonly error: unknown}>();
  useEffect(() => {
    const show = (event: ErrorEvent | PromiseRejectionEvent): void => {
      const error: unknown = 'reason' in event ? event.reason : event.error;
      // Notices of the browser, such as those of ResizeObserver, have no error.
      if (error !== null) setThrown({error});
    };
    EVENTS.forEach((name) => window.addEventListener(name, show));
    return () => EVENTS.forEach((name) => window.removeEventListener(name, show));
  }, []);
  return thrown && <ErrorMessage error={thrown.error} />;
}
