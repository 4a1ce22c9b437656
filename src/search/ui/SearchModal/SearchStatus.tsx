import type {ReactNode} from 'react';
import {useEffect, useState} from 'react';
import type {SearchOutcome} from './createModalClient';
import {describeOutcome} from './describeOutcome';

/** Delay in milliseconds, so that nothing is announced while the reader is typing. */
const QUIET_TIME = 400;

/** Announces the outcome of a search to screen readers, which DocSearch 3.9 does not. */
export default function SearchStatus({outcome}: {outcome: SearchOutcome | undefined}): ReactNode {
  const [message, setMessage] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setMessage(outcome ? describeOutcome(outcome) : ''), QUIET_TIME);
    return () => clearTimeout(timer);
  }, [outcome]);
  return (
    <p role="status" className="search-status">
      {message}
    </p>
  );
}
