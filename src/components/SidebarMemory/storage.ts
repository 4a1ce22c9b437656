/** The state of the sidebar in sessionStorage. Without storage, the sidebar starts with its default state. */

/** Both versions share the key, because their groups have the same names. */
export const STORAGE_KEY = 'docs-sidebar';

/** Which groups were open, by label. @throws Error when the storage is unavailable or does not hold JSON. */
function readGroups(): Record<string, unknown> {
  const memory = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as {open?: Record<string, unknown>} | null;
  return memory?.open ?? {};
}

/** Whether the reader left a group open; undefined for an unknown label. */
export function readGroup(label: string): boolean | undefined {
  try {
    const isOpen = readGroups()[label];
    return typeof isOpen === 'boolean' ? isOpen : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores the position of a menu and which of its groups are open.
 *
 * @param path of the page that is open
 */
export function storeMenu(menu: Element, path: string): void {
  try {
    // Groups inside closed groups are not in the page, so they keep their last known state.
    const groups = [...menu.querySelectorAll('.theme-doc-sidebar-item-category')].map((group) => [
      group.querySelector('.menu__link')?.textContent ?? '',
      !group.classList.contains('menu__list-item--collapsed'),
    ]);
    const memory = {path, top: menu.scrollTop, open: {...readGroups(), ...Object.fromEntries(groups)}};
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(memory));
  } catch {
    // A private window, or the storage is full.
  }
}
