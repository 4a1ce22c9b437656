import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Short lines such as headers, as one element, because a page has dozens of them. */
export default function Lines({lines}: {readonly lines: readonly string[]}): ReactNode {
  return (
    <p className={styles.lines}>
      {lines.map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </p>
  );
}
