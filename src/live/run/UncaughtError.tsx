import {useEffect, useState, type ReactNode} from 'react';
import ErrorMessage from './ErrorMessage';

/** Shows the last error that an error boundary does not catch: those of event handlers, timers, and promises. */
export default function UncaughtError(): ReactNode {
  const [thrown, setThrown] = useState<{readonly error: unknown}>();
  useEffect(() => {
    // Notices of the browser, such as those of ResizeObserver, have no error.
    const onError = ({error}: ErrorEvent): void => (error === null ? undefined : setThrown({error}));
    const onRejection = ({reason}: PromiseRejectionEvent): void => setThrown({error: reason});
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, []);
  return thrown && <ErrorMessage error={thrown.error} />;
}
