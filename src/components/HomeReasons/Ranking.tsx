import type {ReactNode} from 'react';
import clsx from 'clsx';
import {PRODUCT_NAME} from '@site/src/config/site';
import styles from './styles.module.css';

interface Props {
  /** The lowest first. */
  readonly figures: readonly {readonly name: string; readonly value: number}[];
  readonly format: (value: number) => string;
}

/** The figures of all tools, with bars in proportion to the largest. */
export default function Ranking({figures, format}: Props): ReactNode {
  const largest = Math.max(...figures.map(({value}) => value));
  return (
    <ol className={styles.ranking}>
      {figures.map(({name, value}) => (
        <li key={name} className={clsx(name.startsWith(PRODUCT_NAME) && styles.ours)}>
          {name} <b>{format(value)}</b>
          <span className={styles.bar} style={{inlineSize: `${((value / largest) * 100).toFixed(1)}%`}} />
        </li>
      ))}
    </ol>
  );
}
