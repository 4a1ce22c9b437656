// Wraps DocVersionBadge (theme-classic 3.7.0).
// Adds a link to the same subject in the other version, and, collapsed, the changes since the version before: readers who
// come from that version look here first.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocVersionBadge from '@theme-original/DocVersionBadge';
import type {Props} from '@theme/DocVersionBadge';
import ChangedSince from '@site/src/components/ChangedSince';
import {useVersionLinks} from '@site/src/hooks/useVersionLinks';
import {changesPathOf} from '@site/src/lib/markdownPath';
import styles from './styles.module.css';

export default function DocVersionBadgeWithCounterpart(props: Props): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const others = useVersionLinks().filter(({isActive, isSameSubject}) => !isActive && isSameSubject);
  // Set by withChangedSince() in src/plugins/version-diff; the theme's type does not know our fields.
  const {changed_since: changedSince} = frontMatter as {changed_since?: string};
  const file = changesPathOf(metadata.permalink);
  return (
    <div className={styles.versions}>
      <div className={styles.links}>
        <DocVersionBadge {...props} />
        {others.map(({name, label, to, remember}) => (
          <Link key={name} to={to} onClick={remember} className="doc-counterpart-link">
            {`View in ${label}`}
          </Link>
        ))}
      </div>
      {/* The key closes it when the reader opens another page. */}
      {changedSince && <ChangedSince key={file} version={changedSince} file={file} />}
    </div>
  );
}
