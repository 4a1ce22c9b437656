import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly part: 'headers' | 'body';
  readonly lines: readonly string[];
}

/** Short lines such as headers. They are one element, because a page has dozens of them. */
export default function Lines({part, lines}: Props): ReactNode {
  return (
    <p className={styles.lines} data-part={part}>
      {lines.map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </p>
  );
}
