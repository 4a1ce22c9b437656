import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props<Value> {
  /** The best first. */
  readonly figures: readonly {readonly name: string; readonly value: Value; readonly isOurs: boolean}[];
  readonly format: (value: Value) => string;
}

/** The figures of all tools. Numbers have bars in proportion to the largest. */
export default function Ranking<Value extends number | boolean>({figures, format}: Props<Value>): ReactNode {
  const largest = Math.max(...figures.map(({value}) => Number(value)));
  return (
    <ol className={styles.ranking}>
      {figures.map(({name, value, isOurs}) => (
        <li key={name} className={clsx(isOurs && styles.ours)}>
          {name} <b>{format(value)}</b>
          {typeof value === 'number' && (
            <span className={styles.bar} style={{inlineSize: `${(value / largest) * 100}%`}} />
          )}
        </li>
      ))}
    </ol>
  );
}
