/**
 * Opens a new page at its start without an animation. `scroll-behavior: smooth` is meant for links within a page. It
 * also applies when Docusaurus scrolls after a navigation, so the new page would visibly scroll to its start.
 */
import type {ClientModule} from '@docusaurus/types';

/** Called right after Docusaurus' own scrolling, before anything is painted. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (!previousLocation || location.pathname === previousLocation.pathname) return;
  if (!location.hash) window.scrollTo({top: 0, behavior: 'instant'});
  else document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView({behavior: 'instant'});
};
