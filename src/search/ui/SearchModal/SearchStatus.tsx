import type {ReactNode} from 'react';
import {useEffect, useState} from 'react';
import type {SearchOutcome} from '@site/src/search/transport/modalClient';
import type {Outcomes} from './index';

/** Long enough for a reader who is still typing, in milliseconds. */
const QUIET_TIME = 400;

/** Says politely how a search ended, once the reader has stopped typing; the modal itself says nothing. */
export default function SearchStatus({outcomes}: {outcomes: Outcomes}): ReactNode {
  const [message, setMessage] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = outcomes.subscribe((outcome) => {
      clearTimeout(timer);
      timer = setTimeout(() => setMessage(describe(outcome)), QUIET_TIME);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [outcomes]);
  return (
    <p role="status" className="search-status">
      {message}
    </p>
  );
}

function describe(outcome: SearchOutcome): string {
  if (outcome.kind === 'failed') return `Unable to fetch results for ${outcome.query}`;
  if (outcome.count === 0) return `No results for ${outcome.query}`;
  return `${outcome.count} ${outcome.count === 1 ? 'result' : 'results'} for ${outcome.query}`;
}
