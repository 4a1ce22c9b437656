/**
 * Scrolls the menu to where the reader left it, and brings the entry of the page into view. Back on the page they left,
 * readers get exactly the position they had.
 *
 * Also runs as an inline script before the first paint (see index.tsx), so it must not use anything from outside.
 *
 * @param key of the session's storage, see storage.ts
 * @param hidesUntilReady hides the menu until its groups are open or closed as the reader left them, because opening
 *   them later would move visible entries
 */
export function restoreSidebar(key: string, path: string, hidesUntilReady: boolean): void {
  const menu = document.querySelector<HTMLElement>('.theme-doc-sidebar-container .menu');
  // Narrow screens do not show this menu, and measuring it would force a layout before the first paint.
  if (!menu || innerWidth < 997) return;
  let stored: {top?: number; path?: string; open?: Record<string, boolean>} = {};
  try {
    stored = (JSON.parse(sessionStorage.getItem(key) ?? '{}') as typeof stored | null) ?? {}; // Written by storage.ts.
  } catch {
    // No storage, or invalid content: the menu starts at the top.
  }
  const open = stored.open;
  if (hidesUntilReady && open) {
    menu.querySelectorAll('.theme-doc-sidebar-item-category').forEach((group) => {
      const link = group.querySelector('.menu__link');
      const wanted = link && open[link.textContent ?? ''];
      const isOpen = !group.classList.contains('menu__list-item--collapsed');
      if (wanted === undefined || wanted === isOpen || link?.classList.contains('menu__link--active')) return;
      menu.style.visibility = 'hidden';
      // In case React never starts, show the menu all the same.
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
