/**
 * Scrolls the sidebar to where the reader left it, and scrolls the entry of the page into view. On the page where the
 * reader left, the position is exactly the same. Then shows the menu, which hideSidebar has hidden.
 *
 * Also runs as an inline script below the menu (see index.tsx), so it must not use anything outside of this function.
 *
 * @param key key in sessionStorage, see storage.ts
 * @param attribute of the root element that hides the menu
 * @param isPrerendered whether React has yet to open or close groups; if it has to, the menu stays hidden
 */
export function restoreSidebar(key: string, attribute: string, isPrerendered: boolean, path = location.pathname): void {
  const menu = document.querySelector<HTMLElement>('.theme-doc-sidebar-container .menu');
  // Narrow screens do not show the sidebar, and measuring it (or `innerWidth`) would force a layout before the first paint.
  if (!menu || matchMedia('(max-width: 996px)').matches) return;
  let stored: {top?: number; path?: string; open?: Record<string, boolean>} = {};
  try {
    stored = (JSON.parse(sessionStorage.getItem(key) ?? '{}') as typeof stored | null) ?? {}; // Written by storage.ts.
  } catch {
    // No storage, or invalid content: the sidebar starts at the top.
  }
  const open = stored.open ?? {};
  const isUpToDate = (group: Element): boolean => {
    const link = group.querySelector('.menu__link');
    const wanted = open[link?.textContent ?? ''];
    const isOpen = !group.classList.contains('menu__list-item--collapsed');
    return wanted === undefined || wanted === isOpen || link!.classList.contains('menu__link--active');
  };
  if (!isPrerendered || [...menu.querySelectorAll('.theme-doc-sidebar-item-category')].every(isUpToDate)) {
    document.documentElement.removeAttribute(attribute);
  }
  menu.scrollTop = stored.top ?? 0;
  const active = menu.querySelector('[aria-current="page"]');
  if (!active || stored.path === path) return;
  const frame = menu.getBoundingClientRect();
  const {top, bottom} = active.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) menu.scrollTop += (top + bottom - frame.top - frame.bottom) / 2;
}
