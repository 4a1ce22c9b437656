import {relative} from 'node:path';
import type {Element, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {buildCodeHtml} from '../../lib/colorCode/buildCodeHtml';
import type {CodeMark} from '../../lib/colorCode/markCode';
import {readFenceMeta} from './readFenceMeta';
import {readMagicComments, type MagicComment} from './readMagicComments';

/** Options of the plugin. */
export interface HighlightOptions {
  /** From the theme configuration. The first entry's class also marks the lines of a `{1,3-5}` range. */
  readonly magicComments: readonly MagicComment[];
}

/**
 * Rehype plugin: highlights fenced code during the build. The HTML is a single `html` prop, which src/theme/CodeBlock
 * inserts unchanged, so the browser loads neither a highlighter nor an element per token. A language without a grammar
 * fails the build with page and line.
 */
export default function rehypeHighlight({magicComments}: HighlightOptions): (root: Root, file: VFile) => void {
  return (root, file) => {
    // Only fences become elements, including those inside JSX. A `<pre>` written as JSX is another node type.
    visit(root, 'element', (pre) => {
      if (pre.tagName !== 'pre') return undefined;
      for (const code of pre.children) {
        if (code.type === 'element' && code.tagName === 'code') highlightInPlace(code, file, magicComments);
      }
      return SKIP;
    });
  };
}

function highlightInPlace(code: Element, file: VFile, magicComments: readonly MagicComment[]): void {
  try {
    highlightBlock(code, magicComments);
  } catch (error) {
    const place = `${relative(process.cwd(), file.path)}:${code.position?.start.line ?? 1}`;
    throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`, {cause: error});
  }
}

function highlightBlock(code: Element, magicComments: readonly MagicComment[]): void {
  const {className, metastring, marks} = code.properties;
  const language = readLanguage(className) ?? 'text';
  const {title, markedLines, hasLineNumbers, playground} = readFenceMeta(
    typeof metastring === 'string' ? metastring : '',
  );
  const source = readText(code).replace(/\n$/, '');
  // As in the theme, a range turns off magic comments.
  const marked = markedLines
    ? {code: source, lineClasses: Object.fromEntries(markedLines.map((line) => [line, markClass(magicComments)]))}
    : readMagicComments(source, magicComments);
  code.children = [];
  code.properties = {
    className: [`language-${language}`],
    ...(title && {title}),
    ...(hasLineNumbers && {showLineNumbers: true}),
    ...(playground !== undefined && {playground}),
    html: buildCodeHtml(marked.code, language, {
      lineClasses: marked.lineClasses,
      hasLineNumbers,
      ...(typeof marks === 'string' && {marks: readMarks(marks, marked.code === source)}),
    }),
  };
}

/** src/remark/documentToCall writes the marks. */
function readMarks(marks: string, isWhole: boolean): CodeMark[] {
  if (!isWhole) throw new Error('A block in <DocumentToCall> cannot have magic comments: they move the marked names.');
  return JSON.parse(marks) as CodeMark[];
}

function markClass(magicComments: readonly MagicComment[]): string[] {
  return magicComments.slice(0, 1).map(({className}) => className);
}

function readLanguage(className: unknown): string | undefined {
  const names = Array.isArray(className) ? className.map(String) : [];
  return names.find((name) => name.startsWith('language-'))?.slice('language-'.length);
}

function readText(code: Element): string {
  return code.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}
