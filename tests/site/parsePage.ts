import {type DefaultTreeAdapterTypes, parse} from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** One element of a page, flat: the checks ask what a page holds, rarely where. */
export interface BuiltElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The text inside, for titles, first-level headings, links and the main part of the page. */
  readonly text: string;
}

/**
 * The elements of a page in reading order. A complete parser, because the minified pages leave out
 * quotes and every tag that HTML allows to leave out.
 */
export function parsePage(html: string): BuiltElement[] {
  return collectElements(parse(html));
}

function collectElements(node: Node): BuiltElement[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(collectElements) : [];
  if (!('attrs' in node)) return children;
  const attributes = Object.fromEntries(node.attrs.map(({name, value}) => [name, value]));
  // Reading the text at every level would be slow, and nobody asks for more.
  const text = ['title', 'h1', 'a', 'main'].includes(node.tagName) ? readText(node).trim() : '';
  return [{tag: node.tagName, attributes, text}, ...children];
}

function readText(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(readText).join('') : '';
}
