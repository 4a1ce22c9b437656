import type {ReactNode} from 'react';
import {useEffect, useState} from 'react';
import type {SearchOutcome} from './createModalClient';
import {describeOutcome} from './describeOutcome';

/** Milliseconds without a new outcome, so that readers who are still typing hear nothing. */
const QUIET_TIME = 400;

/** Announces how the search ended, because the modal of DocSearch 3.9 announces nothing. */
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
