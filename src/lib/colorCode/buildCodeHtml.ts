import type {CodeRole} from './codeRoles';
import {escapeCode} from '../escapeCode';
import {colorLines, type CodePiece} from './colorLines';

/** Classes of single lines by their number, counted from 0. */
export type LineClasses = Readonly<Record<number, readonly string[]>>;

export interface CodeHtmlOptions {
  readonly lineClasses?: LineClasses;
  /** Makes every line an element, for the style sheet to count. */
  readonly hasLineNumbers?: boolean;
}

/**
 * Code as one string of HTML: `<i>const</i> a = <i class=c-s>'…'</i>`. Only what has a color of its own, and lines
 * that are marked, are elements. The text of the HTML is the code, with one line break after each line but the last.
 */
export function buildCodeHtml(code: string, language: string, options: CodeHtmlOptions = {}): string {
  const {lineClasses = {}, hasLineNumbers = false} = options;
  const lines = colorLines(code, language);
  return lines
    .map((pieces, index) => {
      const lineBreak = index < lines.length - 1 ? '\n' : '';
      const classes = [...(hasLineNumbers ? ['code-line'] : []), ...(lineClasses[index] ?? [])];
      const html = pieces.map(buildPiece).join('') + lineBreak;
      // The break stands inside: after an element that fills the line it would open an empty one.
      return classes.length > 0 ? `<span class="${classes.join(' ')}">${html}</span>` : html;
    })
    .join('');
}

/**
 * Short, because a page has hundreds of these: keywords, the most frequent, have no class, the others one letter. No two
 * roles begin alike.
 */
function buildPiece({text, role}: CodePiece): string {
  if (!role) return escapeCode(text);
  return `<i${codeClass(role)}>${escapeCode(text)}</i>`;
}

function codeClass(role: CodeRole): string {
  return role === 'keyword' ? '' : ` class=c-${role.charAt(0)}`;
}
