import {useLayoutEffect, useRef, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import InlineScript from '@site/src/components/InlineScript';
import {hideSidebar} from './hideSidebar';
import {restoreSidebar} from './restoreSidebar';
import {STORAGE_KEY, storeMenu} from './storage';

/** Hides the menu (chrome.css) until it is as the reader left it. */
const PENDING = 'data-sidebar-pending';

interface Props {
  readonly path: string;
  /** The menu. */
  readonly children: ReactNode;
}

/**
 * Restores the docs sidebar. On a prerendered page, the inline scripts do so before the menu is painted. The effect
 * restores a sidebar that React renders, or whose groups React has to open or close first.
 */
export default function SidebarMemory({path, children}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const openPath = useRef(path);

  useLayoutEffect(() => {
    openPath.current = path;
  });

  useLayoutEffect(() => {
    if (!isBrowser) return undefined;
    const menu = document.querySelector<HTMLElement>('.theme-doc-sidebar-container .menu');
    if (menu === null) return undefined;
    restoreSidebar(STORAGE_KEY, PENDING, false, openPath.current);
    const store = () => storeMenu(menu, openPath.current);
    window.addEventListener('pagehide', store);
    return () => {
      window.removeEventListener('pagehide', store);
      store();
    };
  }, [isBrowser]);

  return (
    <>
      <InlineScript run={hideSidebar} values={[STORAGE_KEY, PENDING]} />
      {children}
      <InlineScript run={restoreSidebar} values={[STORAGE_KEY, PENDING, true]} />
    </>
  );
}
