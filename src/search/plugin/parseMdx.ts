/**
 * Reads a page's MDX source into the tree that built HTML gives, for `npm start`, where no HTML is built.
 * Runs the site's own remark plugins, so that samples and their records are in it. A component's texts are
 * found when they are its children or, for the record panel, its data; the built site reads the HTML instead.
 */
import {
  admonitionTitleToDirectiveLabel,
  createSlugger,
  escapeMarkdownHeadingIds,
  parseMarkdownHeadingId,
  unwrapMdxCodeBlocks,
} from '@docusaurus/utils';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import type {PluggableList} from 'unified';
import {unified} from 'unified';
import {VFile} from 'vfile';
import type {PageElement, PageNode} from './pageTree';
import {element, readText} from './pageTree';

/** The part of a Markdown tree's node that is read here, whatever plugin made it. */
interface SourceNode {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  readonly depth?: number;
  readonly name?: string | null;
  readonly children?: readonly SourceNode[];
  readonly attributes?: readonly {readonly name?: string; readonly value?: unknown}[];
}

const TAGS: Readonly<Record<string, string>> = {
  paragraph: 'p',
  list: 'ul',
  listItem: 'li',
  table: 'table',
  tableRow: 'tr',
  tableCell: 'td',
  blockquote: 'blockquote',
  inlineCode: 'code',
  break: 'br',
};
const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'secondary', 'important', 'success'];
const SKIPPED = new Set(['mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression', 'yaml', 'html', 'definition', 'image']);
const SKIPPED_COMPONENTS = new Set(['CheckedWith']);

/**
 * @param path absolute path of the file; plugins resolve samples by it
 * @throws what a remark plugin throws for a page that does not build either
 */
export async function parseMdx(source: string, path: string, remarkPlugins: PluggableList): Promise<PageElement> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(remarkPlugins);
  // What Docusaurus does to a page before its own MDX parser sees it.
  const value = admonitionTitleToDirectiveLabel(escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(source)), ADMONITIONS);
  const file = new VFile({path, value});
  const tree = await processor.run(processor.parse(file), file);
  const slugger = createSlugger();
  // Plugins add node types of their own, so the tree is read as what all nodes have in common.
  return element(
    'div',
    toNodes(tree, (text) => slugger.slug(text)),
  );
}

function toNodes(node: SourceNode, slug: (text: string) => string): PageNode[] {
  const children = (): PageNode[] => (node.children ?? []).flatMap((child) => toNodes(child, slug));
  if (SKIPPED.has(node.type)) return [];
  if (node.type === 'text') return [node.value ?? ''];
  if (node.type === 'inlineCode') return [element('code', [node.value ?? ''])];
  if (node.type === 'code') return [element('pre', [node.value ?? ''])];
  if (node.type === 'link') return [element('a', children(), {href: node.url ?? ''})];
  if (node.type === 'heading') return [toHeading(node.depth ?? 2, children(), slug)];
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') return toComponent(node, children);
  const tag = TAGS[node.type];
  // A tight list item holds one paragraph that the page shows as the item's own text.
  if (tag === 'li' && node.children?.length === 1 && node.children[0]!.type === 'paragraph') {
    return [
      element(
        'li',
        (node.children[0]!.children ?? []).flatMap((child) => toNodes(child, slug)),
      ),
    ];
  }
  return tag ? [element(tag, children())] : children();
}

function toHeading(depth: number, children: PageNode[], slug: (text: string) => string): PageElement {
  const {text, id} = parseMarkdownHeadingId(readText(element('span', children)));
  return element(`h${depth}`, id ? [text] : children, {id: id ?? slug(text)});
}

function toComponent(node: SourceNode, children: () => PageNode[]): PageNode[] {
  const name = node.name ?? '';
  if (SKIPPED_COMPONENTS.has(name)) return [];
  const record = readAttribute(node, 'record');
  if (record !== undefined) return [element('pre', [record])];
  const isElement = name !== '' && name === name.toLowerCase();
  return [element(isElement ? name : 'div', children(), {id: readAttribute(node, 'id') ?? ''})];
}

function readAttribute(node: SourceNode, name: string): string | undefined {
  const value = node.attributes?.find((attribute) => attribute.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}
