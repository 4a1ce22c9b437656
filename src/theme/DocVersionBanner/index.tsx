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
import {PRODUCT_NAME} from '@site/src/config/site';

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
      This is documentation for {PRODUCT_NAME} <b>{label}</b>, which is no longer actively maintained. The current line
      is {latest.label}:{' '}
      <b>
        <Link to={latest.to} onClick={latest.remember}>
          {latest.isSameSubject ? 'this page in the latest version' : 'the latest version'}
        </Link>
      </b>
      .
    </div>
  );
}
