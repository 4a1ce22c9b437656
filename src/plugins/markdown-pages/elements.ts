/** Questions about elements of a built page. */
import type {Element, ElementContent, Nodes, Root} from 'hast';

/**
 * Whether an element has a class, also with the hash that the build appends to classes of CSS modules:
 * `requestLine` finds `requestLine_FEqs`.
 */
export function hasClass(element: Element, name: string): boolean {
  const classes = element.properties.className;
  return Array.isArray(classes) && classes.some((each) => each === name || String(each).startsWith(`${name}_`));
}

/** Elements below a node that fit, outermost ones only, in reading order. */
export function findElements(node: Root | ElementContent, isWanted: (element: Element) => boolean): Element[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return isWanted(child) ? [child] : findElements(child, isWanted);
  });
}

export const byTag =
  (...tags: string[]) =>
  ({tagName}: Element): boolean =>
    tags.includes(tagName);

export const byClass =
  (name: string) =>
  (element: Element): boolean =>
    hasClass(element, name);

export const byRole =
  (role: string) =>
  ({properties}: Element): boolean =>
    properties.role === role;

/** All text below a node, as it stands. */
export function readText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(readText).join('') : '';
}
