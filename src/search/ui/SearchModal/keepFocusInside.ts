const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled])';

/**
 * Keeps the focus inside the layer. DocSearch 3.9 tries that for Tab, but only between the elements that were first and
 * last when it opened, so the focus leaves the modal as soon as there are results. When a page arrives below the open
 * modal, Docusaurus moves the focus to its beginning; it goes back to where it was. And until DocSearch has focused its
 * input, what the reader types goes there.
 *
 * @returns a function that undoes it
 */
export function keepFocusInside(layer: HTMLElement): () => void {
  let latest: HTMLElement | undefined;

  function handleFocus({target}: FocusEvent): void {
    if (!(target instanceof HTMLElement)) return;
    if (layer.contains(target)) latest = target;
    else if (latest?.isConnected) latest.focus();
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Tab') handleTab(event);
    else if (event.key?.length === 1 && !layer.contains(document.activeElement)) layer.querySelector('input')?.focus();
  }

  function handleTab(event: KeyboardEvent): void {
    const elements = [...layer.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReachable);
    if (elements.length === 0) return;
    const position = elements.indexOf(document.activeElement as HTMLElement);
    const isLeaving = position < 0 || position === (event.shiftKey ? 0 : elements.length - 1);
    if (!isLeaving) return;
    event.preventDefault();
    elements.at(event.shiftKey ? -1 : 0)!.focus();
  }

  document.addEventListener('keydown', handleKey);
  document.addEventListener('focusin', handleFocus);
  return () => {
    document.removeEventListener('keydown', handleKey);
    document.removeEventListener('focusin', handleFocus);
  };
}

function isReachable(element: HTMLElement): boolean {
  return (
    element.tabIndex >= 0 && element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'
  );
}
