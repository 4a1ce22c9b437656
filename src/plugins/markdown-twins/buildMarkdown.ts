import type {Root} from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {handlers} from './handlers';
import {prepareArticle} from './prepareArticle';

/**
 * The content of a documentation page as Markdown: tabs one after another under their labels, panels and admonitions
 * as text, every link absolute.
 *
 * @param html the built page
 * @param canonical its address
 * @throws Error when the page has no article
 */
export function buildMarkdown(html: string, canonical: string): string {
  return (
    unified()
      .use(rehypeParse, {fragment: true})
      .use(() => (tree: Root) => prepareArticle(tree, canonical))
      .use(rehypeRemark, {handlers})
      // One length for all cells: no padding, and the three dashes that every parser understands.
      .use(remarkGfm, {stringLength: () => 3})
      .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one'})
      .processSync(cutArticle(html))
      .toString()
  );
}

/** Menus and contents lists are most of a page; there is no need to parse them. */
function cutArticle(html: string): string {
  const start = html.indexOf('<article');
  return start < 0 ? '' : html.slice(start, html.indexOf('</article>', start));
}
