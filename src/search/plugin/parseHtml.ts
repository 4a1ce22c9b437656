/** Reads a built page's content as a tree. */
import type {DefaultTreeAdapterTypes} from 'parse5';
import {parse} from 'parse5';
import type {PageElement, PageNode} from './pageTree';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Class that Docusaurus gives the element around a page's Markdown. */
const CONTENT_CLASS = 'theme-doc-markdown';

/**
 * Content of a built documentation page; undefined when it has none, as redirects.
 * A complete parser, because the minified pages leave out every tag that HTML allows to leave out.
 */
export function parseHtml(html: string): PageElement | undefined {
  const content = findContent(parse(html));
  return content && toElement(content);
}

function findContent(node: Node): Element | undefined {
  if ('attrs' in node && readClasses(node).includes(CONTENT_CLASS)) return node;
  if (!('childNodes' in node)) return undefined;
  for (const child of node.childNodes) {
    const found = findContent(child);
    if (found) return found;
  }
  return undefined;
}

function toElement(source: Element): PageElement {
  return {
    tag: source.tagName,
    id: readAttribute(source, 'id'),
    classes: readClasses(source),
    role: readAttribute(source, 'role'),
    href: readAttribute(source, 'href'),
    children: source.childNodes.flatMap((child): PageNode[] => {
      if ('attrs' in child) return [toElement(child)];
      return child.nodeName === '#text' && 'value' in child ? [child.value] : [];
    }),
  };
}

function readClasses(source: Element): string[] {
  return readAttribute(source, 'class').split(/\s+/).filter(Boolean);
}

function readAttribute(source: Element, name: string): string {
  return source.attrs.find((attribute) => attribute.name === name)?.value ?? '';
}
