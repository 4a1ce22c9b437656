import type {ReactNode} from 'react';
import type {Problem} from '../shared/types';
import styles from './styles.module.css';

const SHOWN = 10;

interface Props {
  readonly problems: readonly Problem[];
  readonly onGoTo: (line: number, column: number) => void;
}

/** What is wrong with the document, and where. Screen readers hear it when it appears. */
export default function ProblemList({problems, onGoTo}: Props): ReactNode {
  if (problems.length === 0) return null;
  return (
    <ul className={styles.problems} aria-label="Problems of the document">
      {problems.slice(0, SHOWN).map(({message, line, column = 1, log}) => (
        <li key={message}>
          {message}{' '}
          {line !== undefined && (
            <button type="button" onClick={() => onGoTo(line, column)}>
              Go to line {line}
            </button>
          )}
          {log !== undefined && (
            <details>
              <summary>What the generator printed</summary>
              <pre>{log}</pre>
            </details>
          )}
        </li>
      ))}
      {problems.length > SHOWN && <li>And {problems.length - SHOWN} more like these.</li>}
    </ul>
  );
}
