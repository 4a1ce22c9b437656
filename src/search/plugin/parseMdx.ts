/**
 * Converts a page's MDX source to an HTML tree for `npm start`, where no HTML is built. Runs the site's remark plugins,
 * so the tree includes samples and recorded requests. It contains the children of components, but not what they render,
 * except for recorded requests.
 */
import {
  admonitionTitleToDirectiveLabel,
  createSlugger,
  escapeMarkdownHeadingIds,
  parseMarkdownHeadingId,
  unwrapMdxCodeBlocks,
} from '@docusaurus/utils';
import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import type {MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {type PluggableList, unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';

const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'secondary', 'important', 'success'];
/** Nodes that remark-rehype has to pass through, because it does not know them. */
const MDX_NODES = [
  'mdxjsEsm',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
] as const;
const SKIPPED_COMPONENTS = new Set(['CheckedWith']);

/**
 * @param path absolute path of the file; plugins resolve samples by it
 * @throws the error of a remark plugin, which also fails the build
 */
export async function parseMdx(source: string, path: string, remarkPlugins: PluggableList): Promise<Root> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(remarkPlugins)
    .use(remarkRehype, {passThrough: [...MDX_NODES]});
  // The preprocessing that Docusaurus does before MDX parses a page.
  const value = admonitionTitleToDirectiveLabel(escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(source)), ADMONITIONS);
  const file = new VFile({path, value});
  const tree = await processor.run(processor.parse(file), file); // what remark-rehype makes
  replaceMdx(tree);
  addHeadingIds(tree);
  return tree;
}

/** Replaces components with elements, and removes other MDX nodes, which contain no text. */
function replaceMdx(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined || !MDX_NODES.some((type) => type === node.type)) return undefined;
    const isJsx = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
    const element = isJsx ? toElement(node) : undefined;
    parent.children.splice(index, 1, ...(element ? [element] : []));
    return index; // Continue with the replacement.
  });
}

function toElement(component: MdxJsxFlowElementHast | MdxJsxTextElementHast): Element | undefined {
  const name = component.name ?? '';
  if (SKIPPED_COMPONENTS.has(name)) return undefined;
  const recording = readAttribute(component, 'recording');
  if (recording !== undefined) {
    return {type: 'element', tagName: 'pre', properties: {}, children: [{type: 'text', value: recording}]};
  }
  const isElement = name !== '' && name === name.toLowerCase();
  const id = readAttribute(component, 'id');
  return {
    type: 'element',
    tagName: isElement ? name : 'div',
    properties: id === undefined ? {} : {id},
    children: component.children,
  };
}

function readAttribute(component: MdxJsxFlowElementHast | MdxJsxTextElementHast, name: string): string | undefined {
  const value = component.attributes.find((attribute) => 'name' in attribute && attribute.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Adds heading ids like Docusaurus: from `## Title {#id}`, or a slug of the title. */
function addHeadingIds(tree: Root): void {
  const slugger = createSlugger();
  visit(tree, 'element', (node) => {
    if (!/^h[1-6]$/.test(node.tagName)) return;
    const {text, id} = parseMarkdownHeadingId(toString(node));
    node.properties.id = id ?? slugger.slug(text);
    if (id) node.children = [{type: 'text', value: text}];
  });
}
