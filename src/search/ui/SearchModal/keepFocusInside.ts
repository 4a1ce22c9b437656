const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled])';

/**
 * Traps the focus inside the layer.
 *
 * DocSearch 3.9 wraps Tab only between the elements that were first and last when the modal opened, so the focus leaves
 * the modal once there are results. This also restores the focus when Docusaurus moves it to a new page below the open
 * modal, and redirects typing to the input until DocSearch has focused it.
 *
 * @returns a function that removes the focus trap
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
