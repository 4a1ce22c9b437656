// Replaces DocSidebar/Mobile (theme-classic 3.7.0).
// Hands the sidebar to the menu of narrow screens as a single property. The theme compares the names of several
// properties in the order of the language, and the first such comparison blocks the main thread during hydration.
import {memo, useMemo, type ReactNode} from 'react';
import clsx from 'clsx';
import {NavbarSecondaryMenuFiller, ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocSidebar/Mobile';
import DocSidebarItems from '@theme/DocSidebarItems';

function SidebarMenu({content: {sidebar, path}}: {readonly content: Pick<Props, 'path' | 'sidebar'>}): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  return (
    <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
      <DocSidebarItems
        items={sidebar}
        activePath={path}
        onItemClick={(item) => {
          // A category without a page opens and closes only.
          if (item.type === 'link' || (item.type === 'category' && item.href)) toggle();
        }}
        level={1}
      />
    </ul>
  );
}

function DocSidebarMobile({path, sidebar}: Props): ReactNode {
  const props = useMemo(() => ({content: {path, sidebar}}), [path, sidebar]);
  return <NavbarSecondaryMenuFiller component={SidebarMenu} props={props} />;
}

export default memo(DocSidebarMobile);
