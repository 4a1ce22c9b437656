/**
 * A new page begins where it should at once. Links within a page scroll smoothly, by the style of the root; Docusaurus
 * scrolls after each navigation in the same way, so that a reader who leaves a long page sees the new one rush by.
 */
import type {ClientModule} from '@docusaurus/types';

/** Called right after Docusaurus' own scrolling, before anything is painted. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (!previousLocation || location.pathname === previousLocation.pathname) return;
  if (!location.hash) window.scrollTo({top: 0, behavior: 'instant'});
  else document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView({behavior: 'instant'});
};
