/**
 * Client module: loads the page behind a link that gets the keyboard's focus, as Docusaurus does for the pointer and
 * for touch, and the next page when its link scrolls into view.
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
  document.addEventListener('focusin', ({target}) => {
    if (!(target instanceof HTMLAnchorElement) || target.origin !== window.location.origin) return;
    if (target.target === '' && !target.download) void window.docusaurus.preload(target.pathname);
  });
}
