/** Where characters of a block's text are on the screen, and which character is at a point. */

/** A range over the characters from `start` to `end` of an element's text. */
export function rangeOf(element: Element, start: number, end: number): Range {
  const range = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let offset = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const {length} = node as Text; // the walker shows only text
    if (start >= offset && start < offset + length) range.setStart(node, start - offset);
    if (end > offset && end <= offset + length) {
      range.setEnd(node, end - offset);
      break;
    }
    offset += length;
  }
  return range;
}

/** The offset of the character at a point in the text of an element, or undefined if the point is elsewhere. */
export function offsetAt(element: Element, x: number, y: number): number | undefined {
  const caret = caretAt(x, y);
  if (!caret || !element.contains(caret.node) || caret.node.nodeType !== Node.TEXT_NODE) return undefined;
  const before = document.createRange();
  before.setStart(element, 0);
  before.setEnd(caret.node, caret.offset);
  const offset = before.toString().length;
  // A caret is between two characters, and also beside a line where there is no text.
  return [offset - 1, offset].find((index) => index >= 0 && isAt(rangeOf(element, index, index + 1), x, y));
}

function isAt(range: Range, x: number, y: number): boolean {
  return [...range.getClientRects()].some(
    ({left, right, top, bottom}) => x >= left && x < right && y >= top && y < bottom,
  );
}

function caretAt(x: number, y: number): {node: Node; offset: number} | undefined {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y);
    return position ? {node: position.offsetNode, offset: position.offset} : undefined;
  }
  // Safari before 18.4. TypeScript's DOM types call the function deprecated and take the newer one for granted.
  const range = (document as {caretRangeFromPoint?: (x: number, y: number) => Range | null}).caretRangeFromPoint?.(
    x,
    y,
  );
  return range ? {node: range.startContainer, offset: range.startOffset} : undefined;
}
