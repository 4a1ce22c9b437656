import type {Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parseFragment} from 'parse5';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {cutElement} from '../../lib/cutElement';
import {handlers} from './handlers';
import {byClass, byTag} from './elements';
import {prepareArticle, type ContentPlace} from './prepareArticle';

/** The element that Docusaurus puts around a page's Markdown. */
const DOC: ContentPlace = {
  tag: 'article',
  isContent: byClass('theme-doc-markdown'),
  description: 'element of class "theme-doc-markdown"',
};

/** The home page, which is made of components. */
export const HOME: ContentPlace = {tag: 'main', isContent: byTag('main'), description: 'element "main"'};

/** Made once: its plugins take longer to set up than a short page to go through. */
const PROCESSOR = unified()
  .use(rehypeRemark, {handlers})
  // One length for all cells: no padding, and the three dashes that every parser understands.
  .use(remarkGfm, {stringLength: () => 3})
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one'})
  .freeze();

/**
 * The content of a page as Markdown: tabs one after another under their labels, panels and admonitions
 * as text, every link absolute.
 *
 * @param html the built page
 * @param canonical its address
 * @param place where its content stands
 * @throws Error when the page has no content
 */
export function buildMarkdown(html: string, canonical: string, place = DOC): string {
  // Not rehype-parse, which notes the place of each element, in a third of the time that all of it takes.
  const article = fromParse5(parseFragment(cutElement(html, place.tag))) as Root; // what it makes of a fragment
  return PROCESSOR.stringify(PROCESSOR.runSync(prepareArticle(article, canonical, place)));
}
