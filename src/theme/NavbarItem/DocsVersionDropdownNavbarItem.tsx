// Replaces NavbarItem/DocsVersionDropdownNavbarItem (theme-classic 3.7.0).
// The theme's menu links to the page with the same id or else to the overview, so it misses pages that moved between
// versions. On a 404 page it also shows a version that depends on the URL, which the prerendered page cannot know. A
// wrapper can't fix this, because the original computes its links from the global data.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import {useDocsPreferredVersion, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import {useVersionLinks} from '@site/src/hooks/useVersionLinks';

export default function DocsVersionDropdownNavbarItem({
  mobile,
  docsPluginId,
  dropdownActiveClassDisabled,
  dropdownItemsBefore,
  dropdownItemsAfter,
  ...props
}: Props): ReactNode {
  const links = useVersionLinks();
  const {preferredVersion} = useDocsPreferredVersion(docsPluginId);
  const latest = useLatestVersion(docsPluginId);
  const linkTo = (version: string | undefined) => links.find(({name}) => name === version);
  const shown = links.find(({isActive}) => isActive) ?? linkTo(preferredVersion?.name) ?? linkTo(latest.name);
  const items = links.map(({label, to, isActive, remember}) => ({
    label,
    to,
    isActive: () => isActive,
    onClick: remember,
  }));
  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      label={mobile ? translate({id: 'theme.navbar.mobileVersionsDropdown.label', message: 'Versions'}) : shown?.label}
      to={mobile ? undefined : shown?.to}
      isActive={dropdownActiveClassDisabled ? () => false : undefined}
      items={[...dropdownItemsBefore, ...items, ...dropdownItemsAfter]}
    />
  );
}
