import type {CodeRole} from './codeRoles';
import {escapeCode} from '../escapeCode';
import {colorLines, type CodePiece} from './colorLines';
import {markLine, type CodeMark} from './markCode';

/** Classes of single lines by their number, counted from 0. */
export type LineClasses = Readonly<Record<number, readonly string[]>>;

export interface CodeHtmlOptions {
  readonly lineClasses?: LineClasses;
  /** Makes every line an element, so that the style sheet can number the lines. */
  readonly hasLineNumbers?: boolean;
  readonly marks?: readonly CodeMark[];
}

/**
 * Converts code to one string of HTML: `<i>const</i> a = <i class=c-s>'…'</i>`. Only colored text and marked lines
 * become elements. The text of the HTML is the code, with a line break after each line except the last.
 */
export function buildCodeHtml(code: string, language: string, options: CodeHtmlOptions = {}): string {
  const {lineClasses = {}, hasLineNumbers = false, marks = []} = options;
  const lines = colorLines(code, language);
  let lineStart = 0;
  return lines
    .map((pieces, index) => {
      const lineBreak = index < lines.length - 1 ? '\n' : '';
      const classes = [...(hasLineNumbers ? ['code-line'] : []), ...(lineClasses[index] ?? [])];
      const html = markLine(pieces, lineStart, marks, buildPiece) + lineBreak;
      lineStart += pieces.reduce((length, {text}) => length + text.length, lineBreak.length);
      // The line break goes inside: after a block element it would add an empty line.
      return classes.length > 0 ? `<span class="${classes.join(' ')}">${html}</span>` : html;
    })
    .join('');
}

/**
 * Short class names, because a page has hundreds of them. Keywords are the most frequent and have no class. The other
 * classes are the first letter of the role, which is unique.
 */
function buildPiece({text, role}: CodePiece): string {
  if (!role) return escapeCode(text);
  return `<i${codeClass(role)}>${escapeCode(text)}</i>`;
}

function codeClass(role: CodeRole): string {
  return role === 'keyword' ? '' : ` class=c-${role.charAt(0)}`;
}
