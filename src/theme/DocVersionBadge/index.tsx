// Wraps DocVersionBadge (theme-classic 3.7.0).
// Adds to the row below the title: a link to the same subject in the other version, the page as Markdown, and the
// collapsed changes since the previous version.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocVersionBadge from '@theme-original/DocVersionBadge';
import type {Props} from '@theme/DocVersionBadge';
import ChangedSince from '@site/src/components/ChangedSince';
import PageActions from '@site/src/components/PageActions';
import {useVersionLinks} from '@site/src/hooks/useVersionLinks';
import {changesPathOf} from '@site/src/lib/markdownPath';
import styles from './styles.module.css';

/** `npm start` does not write the Markdown versions that the actions link to. */
const HAS_MARKDOWN = process.env.NODE_ENV !== 'development';

export default function DocVersionBadgeWithActions(props: Props): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const others = useVersionLinks().filter(({isActive, isSameSubject}) => !isActive && isSameSubject);
  // withChangedSince() in src/plugins/built-pages/version-diff sets this field, which the theme's type lacks.
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
      {HAS_MARKDOWN && <PageActions />}
      {/* The key remounts the list, and so closes it, when the page changes. */}
      {changedSince && <ChangedSince key={file} version={changedSince} file={file} />}
    </div>
  );
}
