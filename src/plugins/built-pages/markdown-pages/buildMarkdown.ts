import type {Element} from 'hast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {handlers} from './handlers';

/** Created once: setting up the plugins takes longer than converting a short page. */
const PROCESSOR = unified()
  // React inserts comments between adjacent text nodes.
  .use(rehypeRemark, {handlers, nodeHandlers: {comment: () => undefined}})
  // A constant cell width: no padding, and delimiter rows with the three dashes that every parser accepts.
  .use(remarkGfm, {stringLength: () => 3})
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one'})
  .freeze();

/**
 * Converts a page's content to Markdown. Tabs become consecutive sections under their labels, recorded requests and
 * admonitions become text, and all links become absolute.
 *
 * @param canonical URL of the page, the base of its relative links
 */
export function buildMarkdown(content: Element, canonical: string): string {
  const base: Element = {type: 'element', tagName: 'base', properties: {href: canonical}, children: []};
  return PROCESSOR.stringify(PROCESSOR.runSync({type: 'root', children: [base, content]}));
}
