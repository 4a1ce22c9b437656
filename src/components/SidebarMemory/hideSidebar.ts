/**
 * Hides the menu if the reader used it in this session. The browser may paint a part of the menu before it has received
 * the rest, and restoring the menu after that would move visible entries.
 *
 * Runs as an inline script before the menu (see index.tsx), so it must not use anything outside of this function.
 *
 * @param key key in sessionStorage, see storage.ts
 * @param attribute of the root element; chrome.css hides the menu while it is there
 */
export function hideSidebar(key: string, attribute: string): void {
  try {
    if (sessionStorage.getItem(key) === null) return;
  } catch {
    return; // Without storage there is nothing to restore.
  }
  const root = document.documentElement;
  root.setAttribute(attribute, '');
  const show = (): void => root.removeAttribute(attribute);
  // React never starts when a script has not loaded.
  addEventListener('error', show, true);
  // For connections that stall. Not sooner, because the menu moves if React starts after all.
  setTimeout(show, 10_000);
}
