import {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {announce} from '@site/src/lib/announce';
import styles from './styles.module.css';
import {endTurn, takeTurn} from './turn';

interface Props {
  /** Path of the `*.live.tsx`, relative to `samples/v2/src`. */
  readonly file: string;
}

type State = 'idle' | 'loading' | 'failed' | {readonly Runner: ComponentType; readonly runs: number};

/** Runs the sample above in the page. A page holds only the button; everything else loads when a reader presses it. */
export default function LiveSample({file}: Props): ReactNode {
  const [state, setState] = useState<State>('idle');
  // A sample that was stopped while it loaded must not start.
  const isWanted = useRef(false);
  const isRunning = typeof state === 'object';

  const stop = useCallback(() => {
    isWanted.current = false;
    setState('idle');
  }, []);
  useEffect(
    () => () => {
      isWanted.current = false;
      endTurn(stop);
    },
    [stop],
  );

  async function start(): Promise<void> {
    takeTurn(stop);
    isWanted.current = true;
    setState('loading');
    try {
      const {loadRunner} = await import(/* webpackChunkName: "live-run" */ '../run');
      const Runner = await loadRunner(file);
      if (!isWanted.current) return;
      setState({Runner, runs: 1});
      announce('The sample runs below.');
    } catch {
      if (isWanted.current) setState('failed');
    }
  }

  function press(): void {
    if (isRunning) {
      setState({...state, runs: state.runs + 1});
      announce('The sample runs again from the start.');
    } else if (state !== 'loading') {
      void start();
    }
  }

  return (
    <div className={styles.live} data-live={file}>
      {/* The same element, so that it keeps the focus. */}
      <button type="button" className="button button--primary" onClick={press} aria-disabled={state === 'loading'}>
        {isRunning ? 'Reset' : 'Run'}
      </button>
      {state === 'loading' && <span role="status"> Loading…</span>}
      {state === 'failed' && <span role="alert"> The sample did not load. Press “Run” to try again.</span>}
      {isRunning && <state.Runner key={state.runs} />}
    </div>
  );
}
