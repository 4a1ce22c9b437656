import type {Nodes, Paragraph, Parents, Root} from 'mdast';
import {toNlcst} from 'mdast-util-to-nlcst';
import {ParseEnglish} from 'parse-english';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {findWording} from './wording.mjs';

export const LONGEST_SENTENCE = 30;

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);
const mdx = markdown().use(remarkMdx).use(remarkDirective);
const retext = unified().use(retextIndefiniteArticle).use(retextRepeatedWords);
const sentences = new Intl.Segmenter('en', {granularity: 'sentence'});

/** Reads a page and adds a message to `file` for each word and each sentence to mend. Code is skipped. */
export async function lintPage(file: VFile): Promise<void> {
  // Docusaurus removes the ids of headings, `{#id}`, before MDX would read them as expressions.
  const source = String(file).replace(/\{#[\w-]+\}/g, (id) => ' '.repeat(id.length));
  const tree = (file.extname === '.mdx' ? mdx : markdown).parse(source);
  for (const block of findBlocks(tree)) {
    await retext.run(toNlcst(block, file, ParseEnglish), file);
    const text = readText(block);
    checkWording(text, file);
    checkSentences(text, file);
  }
}

/** The smallest nodes that hold whole sentences. Cells of a table row are not one sentence, nor are items of a list. */
function findBlocks(tree: Root): Parents[] {
  const blocks: Parents[] = [];
  visit(tree, (node: Nodes) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') blocks.push(node);
    if (node.type === 'yaml') {
      const description = readDescription(node.value);
      if (description) blocks.push(description);
    }
  });
  return blocks;
}

/** The description in the front matter, which begins in the first line of a page. */
function readDescription(frontMatter: string): Paragraph | undefined {
  const lines = frontMatter.split('\n');
  const index = lines.findIndex((line) => line.startsWith('description: '));
  if (index < 0) return undefined;
  const offset = '---\n'.length + lines.slice(0, index).join('\n').length + (index > 0 ? 1 : 0);
  const key = 'description: '.length;
  const value = lines[index]!.slice(key);
  const position = {
    start: {line: index + 2, column: key + 1, offset: offset + key},
    end: {line: index + 2, column: key + 1 + value.length, offset: offset + key + value.length},
  };
  return {type: 'paragraph', children: [{type: 'text', value, position}], position};
}

interface Text {
  /** In one line. Code is masked as a word of the same length that no rule knows. */
  value: string;
  /** The same with the code. */
  shown: string;
  /** The place of a character in the file. */
  toPoint: (index: number) => {line: number; column: number};
}

/** Reads the text of a block. */
function readText(block: Parents): Text {
  const leaves: {start: number; text: string; isCode: boolean; line: number; column: number}[] = [];
  let length = 0;
  visit(block, (node: Nodes) => {
    if (node.type !== 'text' && node.type !== 'inlineCode' && node.type !== 'break') return;
    const text = node.type === 'break' ? ' ' : node.value;
    leaves.push({start: length, text, isCode: node.type === 'inlineCode', ...node.position!.start});
    length += text.length;
  });
  return {
    value: inOneLine(leaves.map(({text, isCode}) => (isCode ? `X${'x'.repeat(text.length - 1)}` : text))),
    shown: inOneLine(leaves.map(({text}) => text)),
    toPoint(index) {
      const leaf = leaves.findLast(({start}) => start <= index)!;
      const lines = leaf.text.slice(0, index - leaf.start).split('\n');
      const last = lines.at(-1)!.length;
      return {
        line: leaf.line + lines.length - 1,
        column: lines.length === 1 ? leaf.column + last : last + 1,
      };
    },
  };
}

/** Joins texts, and replaces each line break by a space. */
function inOneLine(texts: readonly string[]): string {
  return texts.join('').replace(/\s/g, ' ');
}

function checkWording({value, shown, toPoint}: Text, file: VFile): void {
  for (const {index, length, write} of findWording(value, {pages: true})) {
    const found = shown.slice(index, index + length).trim();
    file.message(`“${found}”: write ${write}`, {place: toPoint(index), ruleId: 'wording', source: 'prose'});
  }
}

function checkSentences({value, toPoint}: Text, file: VFile): void {
  for (const {segment, index} of sentences.segment(value)) {
    const words = segment.trim().split(/\s+/).length;
    if (words <= LONGEST_SENTENCE) continue;
    const reason = `a sentence of ${words} words: write two, or a list (at most ${LONGEST_SENTENCE} words)`;
    file.message(reason, {place: toPoint(index), ruleId: 'sentence-length', source: 'prose'});
  }
}
