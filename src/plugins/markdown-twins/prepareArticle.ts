import type {Element, ElementContent, Root} from 'hast';
import {byClass, findElements, hasClass} from './elements';

/** Class that Docusaurus gives the element around a page's Markdown. */
const CONTENT_CLASS = 'theme-doc-markdown';

/** What serves the hand or the eye and says nothing. */
const SILENT_TAGS = new Set(['button', 'svg', 'script', 'style', 'wbr']);
const HEADING_MARK = 'hash-link';

const ADDRESSES = ['href', 'src'] as const;

/**
 * The content of a page, without its tools, with absolute addresses.
 *
 * @param article parsed HTML of the page's `article`
 * @param canonical address of the page, to which its links are relative
 * @throws Error when there is no content
 */
export function prepareArticle(article: Root, canonical: string): Root {
  const [content] = findElements(article, byClass(CONTENT_CLASS));
  if (!content) {
    throw new Error(
      `${canonical} has no element of class "${CONTENT_CLASS}" to make Markdown of. Has the theme's DocItem changed? ` +
        'Adapt src/plugins/markdown-twins/prepareArticle.ts.',
    );
  }
  return {type: 'root', children: prepareChildren(content, canonical)};
}

function prepareChildren({children}: Element, canonical: string): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    // React parts texts by comments.
    if (child.type === 'comment') return [];
    if (child.type !== 'element') return [child];
    if (SILENT_TAGS.has(child.tagName) || hasClass(child, HEADING_MARK)) return [];
    return [{...child, properties: resolveAddresses(child, canonical), children: prepareChildren(child, canonical)}];
  });
}

function resolveAddresses({properties}: Element, canonical: string): Element['properties'] {
  const resolved = ADDRESSES.flatMap((name) => {
    const address = properties[name];
    return typeof address === 'string' ? [[name, new URL(address, canonical).href]] : [];
  });
  return {...properties, ...Object.fromEntries(resolved)};
}
