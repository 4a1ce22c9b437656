// Wraps DocVersionBadge (theme-classic 3.7.0).
// Puts a link to the same subject in the other version beside the badge, one click away without a menu. On the same
// line stands, folded, what changed since the version before: there it takes no room from the page, and whoever comes
// from that version looks at this line first.
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
  // Written where Docusaurus reads the front matter; the theme's type knows no fields of ours.
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
      {/* The key closes it on the way to another page. */}
      {changedSince && <ChangedSince key={file} version={changedSince} file={file} />}
    </div>
  );
}
