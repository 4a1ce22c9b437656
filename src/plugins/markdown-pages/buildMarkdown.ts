import type {Element} from 'hast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {handlers} from './handlers';

/** Made once: its plugins take longer to set up than a short page to go through. */
const PROCESSOR = unified()
  // React separates texts by comments.
  .use(rehypeRemark, {handlers, nodeHandlers: {comment: () => undefined}})
  // One length for all cells: no padding, and the three dashes that every parser understands.
  .use(remarkGfm, {stringLength: () => 3})
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one'})
  .freeze();

/**
 * The content of a page as Markdown: tabs one after another under their labels, recorded requests and admonitions as
 * text, every link absolute.
 *
 * @param canonical address of the page, to which its links are relative
 */
export function buildMarkdown(content: Element, canonical: string): string {
  const base: Element = {type: 'element', tagName: 'base', properties: {href: canonical}, children: []};
  return PROCESSOR.stringify(PROCESSOR.runSync({type: 'root', children: [base, content]}));
}
