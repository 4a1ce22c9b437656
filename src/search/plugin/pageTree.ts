/** A page's content as a small tree, the same from built HTML and from MDX source. */

export interface PageElement {
  /** Lower-case tag name. */
  readonly tag: string;
  readonly id: string;
  readonly classes: readonly string[];
  readonly role: string;
  /** Address of a link as it is written; empty for other elements. */
  readonly href: string;
  readonly children: readonly PageNode[];
}

export type PageNode = PageElement | string;

export function element(
  tag: string,
  children: readonly PageNode[],
  attributes: Partial<Omit<PageElement, 'tag' | 'children'>> = {},
): PageElement {
  return {tag, id: '', classes: [], role: '', href: '', ...attributes, children};
}

// Neighbors of these are apart for a reader, so their texts must not run together.
const BLOCKS = new Set(
  'p div li ul ol dl dt dd table tr td th pre br figure figcaption h1 h2 h3 h4 h5 h6 section details summary blockquote'.split(
    ' ',
  ),
);

/** Text of a node in one line. */
export function readText(node: PageNode): string {
  return collectText(node)
    .replace(/[\s\u200B]+/g, ' ')
    .trim();
}

/** Addresses of all links below a node, each once. */
export function listLinks(node: PageNode): string[] {
  if (typeof node === 'string') return [];
  const own = node.href === '' ? [] : [node.href];
  return [...new Set([...own, ...node.children.flatMap(listLinks)])];
}

/** Text of a node with its line breaks, for code. */
export function collectText(node: PageNode): string {
  if (typeof node === 'string') return node;
  if (node.tag === 'br') return '\n';
  const text = node.children.map(collectText).join('');
  return BLOCKS.has(node.tag) ? ` ${text} ` : text;
}
