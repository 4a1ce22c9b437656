import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type DefaultTreeAdapterTypes, parse} from 'parse5';
import {BUILD_FOLDER} from '../buildFolder';

type Node = DefaultTreeAdapterTypes.Node;

/** Rules for colors rarely look at more than the element of a text and three elements around it. */
const DEPTH = 4;
const INVISIBLE = new Set(['head', 'noscript', 'script', 'style', 'template']);

/**
 * Chooses pages that together show every style of text on the site. A style is the tags and classes of the element
 * that holds the text, and of the elements around it. Contrast has to be checked on these pages only.
 *
 * @param paths of built pages, below the base path
 */
export function choosePagesWithEveryTextStyle(paths: readonly string[]): Set<string> {
  const styles = new Map(paths.map((path) => [path, listTextStyles(path)]));
  const missing = new Set([...styles.values()].flatMap((ofPage) => [...ofPage]));
  const chosen = new Set<string>();
  while (missing.size > 0) {
    const gain = (path: string): number => [...styles.get(path)!].filter((style) => missing.has(style)).length;
    const best = paths.reduce((one, other) => (gain(other) > gain(one) ? other : one));
    chosen.add(best);
    for (const style of styles.get(best)!) missing.delete(style);
  }
  return chosen;
}

function listTextStyles(path: string): Set<string> {
  const styles = new Set<string>();
  function visit(node: Node, ancestors: readonly string[]): void {
    if (node.nodeName === '#text' && 'value' in node && node.value.trim())
      styles.add(ancestors.slice(-DEPTH).join(' > '));
    if (!('childNodes' in node) || INVISIBLE.has(node.nodeName)) return;
    const own = 'attrs' in node ? [...ancestors, describeElement(node)] : ancestors;
    for (const child of node.childNodes) visit(child, own);
  }
  visit(parse(readFileSync(join(BUILD_FOLDER, `${path || 'index'}.html`), 'utf8')), []);
  return styles;
}

function describeElement({tagName, attrs}: DefaultTreeAdapterTypes.Element): string {
  const classes = attrs.find(({name}) => name === 'class')?.value.split(/\s+/) ?? [];
  return [tagName, ...classes].join('.');
}
