// Wraps DocSidebarItem/Category (theme-classic 3.7.0).
// Restores whether the reader left a group open or closed in this session.
import {useMemo, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Category from '@theme-original/DocSidebarItem/Category';
import type {Props} from '@theme/DocSidebarItem/Category';
import {readGroup} from '@site/src/components/SidebarMemory/storage';

export default function CategoryThatRemembers({item, ...props}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const isOpen = useMemo(
    // The first render has to match the prerendered HTML, so it ignores the session.
    () => (isBrowser ? readGroup(item.label) : undefined),
    [isBrowser, item.label],
  );
  const collapsed = isOpen === undefined ? item.collapsed : !isOpen;
  // The theme reads `collapsed` only when it mounts a group, so a different value has to remount it.
  return <Category key={String(collapsed)} item={{...item, collapsed}} {...props} />;
}
