/** Pixels between the popover and the identifier, and between the popover and the edge of the window. */
const GAP = 4;
const EDGE = 8;

/**
 * Places a popover below a range, or above it where there is more room. Its place is on the page, so that it scrolls with
 * the code.
 */
export function placeBeside(popover: HTMLElement, range: Range): void {
  const anchor = range.getClientRects()[0] ?? range.getBoundingClientRect();
  const {offsetWidth: width, offsetHeight: height} = popover;
  const {clientWidth, clientHeight} = document.documentElement;
  const isBelow = anchor.bottom + GAP + height <= clientHeight || anchor.top < clientHeight - anchor.bottom;
  const left = Math.max(EDGE, Math.min(anchor.left, clientWidth - width - EDGE));
  const top = isBelow ? anchor.bottom + GAP : anchor.top - GAP - height;
  popover.style.left = `${left + window.scrollX}px`;
  popover.style.top = `${top + window.scrollY}px`;
}
