import type {ReactNode} from 'react';
import clsx from 'clsx';
import {formatRelease} from '@site/src/lib/formatRelease';
import styles from './styles.module.css';

interface Props {
  /** First release of what the page, section, or list item describes, such as `2.6.0`. */
  readonly release: string;
  /** What is new, for the list of new features, if the heading above does not say it. */
  readonly label?: string;
}

/**
 * Badge for a feature that was added after the first release of the version. src/plugins/whats-new collects the badges.
 */
export default function Since({release}: Props): ReactNode {
  return (
    <span className={clsx('theme-doc-version-badge badge badge--secondary', styles.since)}>
      {`Since ${formatRelease(release)}`}
    </span>
  );
}
