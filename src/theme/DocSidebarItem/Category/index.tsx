// Wraps DocSidebarItem/Category (theme-classic 3.7.0).
// A group begins as the reader left it in this session.
import {useMemo, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Category from '@theme-original/DocSidebarItem/Category';
import type {Props} from '@theme/DocSidebarItem/Category';
import {readGroup} from '@site/src/components/SidebarMemory/storage';

export default function CategoryThatRemembers({item, ...props}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const isOpen = useMemo(
    // The menu of the built page knows no session; what React makes of it first must not either.
    () => (isBrowser ? readGroup(item.label) : undefined),
    [isBrowser, item.label],
  );
  const collapsed = isOpen === undefined ? item.collapsed : !isOpen;
  // The theme looks at `collapsed` only when it makes a group, so one that begins differently is made anew.
  return <Category key={String(collapsed)} item={{...item, collapsed}} {...props} />;
}
