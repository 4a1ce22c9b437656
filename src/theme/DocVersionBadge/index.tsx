// Wraps DocVersionBadge (theme-classic 3.7.0).
// Puts a link to the same subject in the other version beside the badge, one click away without a menu.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import DocVersionBadge from '@theme-original/DocVersionBadge';
import type {Props} from '@theme/DocVersionBadge';
import {useVersionLinks} from '@site/src/hooks/useVersionLinks';
import styles from './styles.module.css';

export default function DocVersionBadgeWithCounterpart(props: Props): ReactNode {
  const others = useVersionLinks().filter(({isActive, isSameSubject}) => !isActive && isSameSubject);
  return (
    <div className={styles.versions}>
      <DocVersionBadge {...props} />
      {others.map(({name, label, to, remember}) => (
        <Link key={name} to={to} onClick={remember} className="doc-counterpart-link">
          View in {label}
        </Link>
      ))}
    </div>
  );
}
