// Replaces DocVersionBanner (theme-classic 3.7.0).
// The theme's banner links only to a page with the same id in the latest version. It also has the role `alert`, which
// interrupts screen readers on every page.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocVersionBanner';
import {useVersionLinks} from '@site/src/hooks/useVersionLinks';

export default function DocVersionBanner({className}: Props): ReactNode {
  const {banner, label} = useDocsVersion();
  const latest = useVersionLinks().find(({isActive}) => !isActive);
  if (!banner || latest === undefined) return null;
  return (
    <div
      className={clsx(className, ThemeClassNames.docs.docVersionBanner, 'alert alert--warning margin-bottom--md')}
      role="note"
      aria-label={`Documentation of version ${label}`}
    >
      {`Version ${label} is no longer actively maintained. `}
      <Link to={latest.to} onClick={latest.remember}>
        {latest.isSameSubject ? `Read this page in ${latest.label}` : `Read the docs for ${latest.label}`}
      </Link>
      .
    </div>
  );
}
