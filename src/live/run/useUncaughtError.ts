import {useEffect, useState} from 'react';

/**
 * The message of the last error that nothing caught while the component was mounted: error boundaries don't catch what event
 * handlers, timers, and promises throw.
 */
export function useUncaughtError(): string | undefined {
  const [message, setMessage] = useState<string>();
  useEffect(() => {
    const listeners = new AbortController();
    const {signal} = listeners;
    const show = (error: unknown): void => setMessage(error instanceof Error ? error.message : String(error));
    // Without an error, it is a notice of the browser.
    const showError = ({error}: ErrorEvent): void => (error === null ? undefined : show(error));
    window.addEventListener('error', showError, {signal});
    window.addEventListener('unhandledrejection', ({reason}) => show(reason), {signal});
    return () => listeners.abort();
  }, []);
  return message;
}
