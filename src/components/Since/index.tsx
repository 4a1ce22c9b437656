import type {ReactNode} from 'react';
import clsx from 'clsx';
import {formatRelease} from '@site/src/lib/formatRelease';
import styles from './styles.module.css';

interface Props {
  /** First release with what the page, the section or the list entry describes: `2.6.0`. */
  readonly release: string;
  /** What is new, for the list of news, where the heading above does not say it. */
  readonly label?: string;
}

/** Marks what is younger than the version of the pages. src/plugins/whats-new collects these marks. */
export default function Since({release}: Props): ReactNode {
  return (
    <span className={clsx('theme-doc-version-badge badge badge--secondary', styles.since)}>
      {`Since ${formatRelease(release)}`}
    </span>
  );
}
