import type {Element, ElementContent, Root} from 'hast';
import {findElements, hasClass, readText} from './elements';

/** What serves the hand or the eye and says nothing. */
const SILENT_TAGS = new Set(['button', 'svg', 'script', 'style', 'wbr']);
const HEADING_MARK = 'hash-link';

const ADDRESSES = ['href', 'src'] as const;

/** Where the content of a kind of page stands. */
export interface ContentPlace {
  /** Element around it, the only one of its name on the page. */
  readonly tag: string;
  readonly isContent: (element: Element) => boolean;
  /** As error messages name it. */
  readonly description: string;
}

/**
 * The content of a page, without its tools, with absolute addresses.
 *
 * @param article parsed HTML of the element around the content
 * @param canonical address of the page, to which its links are relative
 * @throws Error when there is no content
 */
export function prepareArticle(article: Root, canonical: string, {isContent, description}: ContentPlace): Root {
  const [content] = findElements(article, isContent);
  if (!content) {
    throw new Error(
      `${canonical} has no ${description} to make Markdown of. Has the theme changed? ` +
        'Adapt src/plugins/markdown-pages/buildMarkdown.ts.',
    );
  }
  return {type: 'root', children: prepareChildren(content, canonical)};
}

function prepareChildren({children}: Element, canonical: string): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    // Without places in the HTML: nothing reads them, and each step would copy them.
    if (child.type === 'text') return [{type: 'text', value: child.value}];
    // React parts texts by comments.
    if (child.type !== 'element') return [];
    if (SILENT_TAGS.has(child.tagName) || hasClass(child, HEADING_MARK)) return [];
    const {type, tagName} = child;
    const properties = resolveAddresses(child, canonical);
    const children = prepareChildren(child, canonical);
    return [{type, tagName, properties, children: tagName === 'code' ? joinText(children) : children}];
  });
}

/** Markdown has no colors, and of a page's elements most are those of colored code. */
function joinText(children: ElementContent[]): ElementContent[] {
  return [{type: 'text', value: children.map(readText).join('')}];
}

function resolveAddresses({properties}: Element, canonical: string): Element['properties'] {
  const resolved = ADDRESSES.flatMap((name) => {
    const address = properties[name];
    return typeof address === 'string' ? [[name, new URL(address, canonical).href]] : [];
  });
  return {...properties, ...Object.fromEntries(resolved)};
}
