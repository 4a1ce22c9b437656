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
  // Show the menu even if React never starts.
  setTimeout(() => root.removeAttribute(attribute), 3000);
}
