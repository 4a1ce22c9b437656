import type {ReactNode} from 'react';

/** Shows an error that a sample does not catch. */
export default function ErrorMessage({error}: {readonly error: unknown}): ReactNode {
  const message = error instanceof Error ? error.message : String(error);
  return <p role="alert">{`Uncaught error: ${message}. Press “Reset” to start again.`}</p>;
}
