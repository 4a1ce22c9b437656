import {useId, useState, type ReactNode} from 'react';
import {DEFAULT_LATENCY} from '@site/samples/v2/live/logFetch';
import type {LiveRun} from '@site/samples/v2/live/startSample';
import styles from './styles.module.css';

/** Milliseconds, and what readers see. */
const LATENCIES = [
  [0, 'none'],
  [DEFAULT_LATENCY, '0.4 s'],
  [1500, '1.5 s'],
  [5000, '5 s'],
] as const;

interface Props {
  readonly run: LiveRun;
  readonly isFailNext: boolean;
}

/** What a reader can do to the network of a running sample. */
export default function Controls({run, isFailNext}: Props): ReactNode {
  const [isOnline, setIsOnline] = useState(true);
  const id = useId();

  function toggleOnline(): void {
    run.setOnline(!isOnline);
    setIsOnline(!isOnline);
  }

  return (
    <div className={styles.controls} role="group" aria-label="Network">
      <label htmlFor={id}>Latency</label>
      <select id={id} defaultValue={DEFAULT_LATENCY} onChange={({target}) => run.setLatency(Number(target.value))}>
        {LATENCIES.map(([milliseconds, label]) => (
          <option key={milliseconds} value={milliseconds}>
            {label}
          </option>
        ))}
      </select>
      <button type="button" aria-pressed={isFailNext} onClick={() => run.setFailNext(!isFailNext)}>
        Fail the next request
      </button>
      <button type="button" aria-pressed={!isOnline} onClick={toggleOnline}>
        Go offline
      </button>
    </div>
  );
}
