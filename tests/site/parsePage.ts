import {type DefaultTreeAdapterTypes, parse} from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** One element of a page. The list is flat, because the checks rarely need the position of an element. */
export interface BuiltElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The inner text. Only read for titles, first-level headings, links and the main part of the page. */
  readonly text: string;
}

/**
 * Lists the elements of a page in reading order. Uses a complete HTML parser, because the minified pages omit quotes
 * and optional tags.
 */
export function parsePage(html: string): BuiltElement[] {
  return collectElements(parse(html));
}

function collectElements(node: Node): BuiltElement[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(collectElements) : [];
  if (!('attrs' in node)) return children;
  const attributes = Object.fromEntries(node.attrs.map(({name, value}) => [name, value]));
  // Reading the text of every element would be slow.
  const text = ['title', 'h1', 'a', 'main'].includes(node.tagName) ? readText(node).trim() : '';
  return [{tag: node.tagName, attributes, text}, ...children];
}

function readText(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(readText).join('') : '';
}
