import {useLayoutEffect, useRef, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {restoreSidebar} from './restoreSidebar';
import {STORAGE_KEY, storeMenu} from './storage';

/**
 * Restores the docs sidebar. On a prerendered page, the inline script does so before the first paint. The effect
 * restores a sidebar that React renders, or whose groups React has to open first.
 */
export default function SidebarMemory({path}: {readonly path: string}): ReactNode {
  const isBrowser = useIsBrowser();
  const openPath = useRef(path);

  useLayoutEffect(() => {
    openPath.current = path;
  });

  useLayoutEffect(() => {
    if (!isBrowser) return undefined;
    const menu = document.querySelector<HTMLElement>('.theme-doc-sidebar-container .menu');
    if (menu === null) return undefined;
    restoreSidebar(STORAGE_KEY, openPath.current, false);
    menu.style.visibility = '';
    const store = () => storeMenu(menu, openPath.current);
    window.addEventListener('pagehide', store);
    return () => {
      window.removeEventListener('pagehide', store);
      store();
    };
  }, [isBrowser]);

  // Without prerendered HTML, the script would never run, and React would log a warning.
  if (process.env.NODE_ENV === 'development') return null;
  const script = `(${restoreSidebar.toString()})(${JSON.stringify(STORAGE_KEY)},location.pathname,true)`;
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{__html: script}} />;
}
