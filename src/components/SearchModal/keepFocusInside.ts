const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled])';

/**
 * Keeps Tab inside the layer. DocSearch 3.9 does so too, but with the first and last element of the moment it
 * opened, so that focus leaves the modal as soon as results are shown.
 *
 * @returns undoes it
 */
export function keepFocusInside(layer: HTMLElement): () => void {
  function handleTab(event: KeyboardEvent): void {
    if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
    const elements = [...layer.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReachable);
    if (elements.length === 0) return;
    const position = elements.indexOf(document.activeElement as HTMLElement);
    const isLeaving = position < 0 || position === (event.shiftKey ? 0 : elements.length - 1);
    if (!isLeaving) return;
    event.preventDefault();
    elements.at(event.shiftKey ? -1 : 0)!.focus();
  }
  document.addEventListener('keydown', handleTab);
  return () => document.removeEventListener('keydown', handleTab);
}

function isReachable(element: HTMLElement): boolean {
  return (
    element.tabIndex >= 0 && element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'
  );
}
