/**
 * Whether the search dialog is open, and its query. The state is outside of React because each page layout mounts its
 * own search bar: with React state, navigating to another layout would close the dialog.
 */
let query: string | undefined;
/** Gets the focus again when the dialog closes. */
let focusedBefore: Element | null = null;
const listeners = new Set<() => void>();

function setQuery(next: string | undefined): void {
  if (next === query) return;
  query = next;
  listeners.forEach((listener) => listener());
}

export const dialogStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  /** The query; undefined while the dialog is closed. */
  getQuery: (): string | undefined => query,

  open(initialQuery: string): void {
    if (query === undefined) focusedBefore = document.activeElement;
    setQuery(initialQuery);
  },

  /** Updates the query while the reader types. */
  setQuery(next: string): void {
    if (query !== undefined) setQuery(next);
  },

  close(): void {
    setQuery(undefined);
  },

  /** The element that had the focus before the dialog opened, if it can still be focused. */
  getFocusTarget(): HTMLElement | undefined {
    const element = focusedBefore;
    return element instanceof HTMLElement && element !== document.body && element.isConnected ? element : undefined;
  },
};
