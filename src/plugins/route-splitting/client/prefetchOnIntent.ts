/**
 * Client module: loads the page behind a link that gets the pointer, a finger or the keyboard's focus, and the next page
 * when its link scrolls into view. Docusaurus' own links do so for the pointer and for touch; those in the text of a
 * page that was taken over as it came are plain ones.
 */
const NEXT_PAGE = 'a.pagination-nav__link--next';

let observer: IntersectionObserver | undefined;

/** Docusaurus calls this after each navigation, the first page included. */
export function onRouteDidUpdate(): void {
  observer?.disconnect();
  const next = document.querySelector<HTMLAnchorElement>(NEXT_PAGE);
  if (!next || typeof IntersectionObserver !== 'function') return;
  observer = new IntersectionObserver((entries) => {
    if (entries.some(({isIntersecting}) => isIntersecting)) {
      observer?.disconnect();
      void window.docusaurus.preload(next.pathname);
    }
  });
  observer.observe(next);
}

if (typeof document !== 'undefined') {
  for (const intent of ['focusin', 'mouseover', 'touchstart']) {
    document.addEventListener(intent, preloadTarget, {passive: true});
  }
}

function preloadTarget({target}: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== window.location.origin || link.target !== '' || link.download) return;
  if (link.pathname !== window.location.pathname) void window.docusaurus.preload(link.pathname);
}
