/**
 * Puts the menu back where the reader left it, and brings the entry of the page into view. A reader who comes back to
 * the page they left gets exactly the position they had.
 *
 * Runs in the browser as text, too, before the page is painted (see index.tsx): it must not use anything from outside.
 *
 * @param key of the session's storage, see storage.ts
 * @param hidesUntilReady keeps the menu invisible while groups that the reader opened or closed are not yet so,
 *   because opening them later would push visible entries around
 */
export function restoreSidebar(key: string, path: string, hidesUntilReady: boolean): void {
  const menu = document.querySelector<HTMLElement>('.theme-doc-sidebar-container .menu');
  // Narrow pages have no such menu in sight. Looking for its place there would lay out the page before its first paint.
  if (!menu || innerWidth < 997) return;
  let stored: {top?: number; path?: string; open?: Record<string, boolean>} = {};
  try {
    stored = (JSON.parse(sessionStorage.getItem(key) ?? '{}') as typeof stored | null) ?? {}; // Written by storage.ts.
  } catch {
    // No storage, or somebody else's text in it: the menu begins at the top.
  }
  const open = stored.open;
  if (hidesUntilReady && open) {
    menu.querySelectorAll('.theme-doc-sidebar-item-category').forEach((group) => {
      const link = group.querySelector('.menu__link');
      const wanted = link && open[link.textContent ?? ''];
      const isOpen = !group.classList.contains('menu__list-item--collapsed');
      if (wanted === undefined || wanted === isOpen || link?.classList.contains('menu__link--active')) return;
      menu.style.visibility = 'hidden';
      // Should React never start, the menu is there all the same.
      setTimeout(() => (menu.style.visibility = ''), 3000);
    });
  }
  menu.scrollTop = stored.top ?? 0;
  const active = menu.querySelector('[aria-current="page"]');
  if (!active || stored.path === path) return;
  const frame = menu.getBoundingClientRect();
  const {top, bottom} = active.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) menu.scrollTop += (top + bottom - frame.top - frame.bottom) / 2;
}
