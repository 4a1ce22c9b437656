const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled])';

/**
 * Keeps the focus inside the layer. DocSearch 3.9 does so for Tab, but with the first and last element of the moment
 * it opened, so that focus leaves the modal as soon as results are shown. A page that arrives below the open modal
 * takes the focus to its beginning; it is given back.
 *
 * @returns undoes it
 */
export function keepFocusInside(layer: HTMLElement): () => void {
  let latest: HTMLElement | undefined;

  function handleFocus({target}: FocusEvent): void {
    if (!(target instanceof HTMLElement)) return;
    if (layer.contains(target)) latest = target;
    else if (latest?.isConnected) latest.focus();
  }

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
  document.addEventListener('focusin', handleFocus);
  return () => {
    document.removeEventListener('keydown', handleTab);
    document.removeEventListener('focusin', handleFocus);
  };
}

function isReachable(element: HTMLElement): boolean {
  return (
    element.tabIndex >= 0 && element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'
  );
}
