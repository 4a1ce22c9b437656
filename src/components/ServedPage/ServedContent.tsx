import {useEffect, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';

/**
 * The content of a page that was taken over as it came. Its links are no components, so a click on one of them is turned
 * into a navigation here, under the conditions of the router's own links.
 */
export default function ServedContent({children}: {readonly children: ReactNode}): ReactNode {
  const history = useHistory();

  useEffect(() => {
    function follow(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link?.closest('.theme-doc-markdown') || !leadsOnward(link) || !isPlainClick(event)) return;
      event.preventDefault();
      const {pathname, search, hash} = link;
      const isHere = pathname + search + hash === location.pathname + location.search + location.hash;
      history[isHere ? 'replace' : 'push']({pathname, search, hash});
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [history]);

  return children;
}

/** Links to headings of the same page are left to the browser, as Docusaurus does. */
function leadsOnward(link: HTMLAnchorElement): boolean {
  const isInside = link.origin === location.origin && !link.hasAttribute('download');
  return isInside && link.target === '' && !link.getAttribute('href')?.startsWith('#');
}

function isPlainClick({defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey}: MouseEvent): boolean {
  return !defaultPrevented && button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}
