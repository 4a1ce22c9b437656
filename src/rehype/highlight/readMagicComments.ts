import type {LineClasses} from '../../lib/colorCode/buildCodeHtml';

/** A hidden comment that marks lines, as in the theme's `prism.magicComments`. */
export interface MagicComment {
  readonly className: string;
  /** Marks the next line. */
  readonly line?: string;
  /** Marks everything between two comments. */
  readonly block?: {readonly start: string; readonly end: string};
}

export interface MarkedCode {
  readonly code: string;
  readonly lineClasses: LineClasses;
}

// A line that consists only of a comment in JavaScript, JSX, shell, YAML, or HTML.
const COMMENT_LINE = /^\s*(?:\/\/\s*(.+?)|\{?\s*\/\*\s*(.+?)\s*\*\/\s*\}?|#\s*(.+?)|<!--\s*(.+?)\s*-->)\s*$/;

/** Removes the magic comments from a block, and returns the classes of the lines that they mark. */
export function readMagicComments(source: string, comments: readonly MagicComment[]): MarkedCode {
  const lines: string[] = [];
  const lineClasses: Record<number, string[]> = {};
  const openBlocks = new Set<string>();
  let nextLine: string[] = [];
  for (const text of source.split('\n')) {
    const words = COMMENT_LINE.exec(text)?.slice(1).find(Boolean);
    const comment = words === undefined ? undefined : comments.find((one) => hasWords(one, words));
    if (!comment || words === undefined) {
      const classes = [...new Set([...nextLine, ...openBlocks])];
      if (classes.length > 0) lineClasses[lines.length] = classes;
      nextLine = [];
      lines.push(text);
    } else if (words === comment.line) nextLine.push(comment.className);
    else if (words === comment.block?.start) openBlocks.add(comment.className);
    else openBlocks.delete(comment.className);
  }
  return {code: lines.join('\n'), lineClasses};
}

function hasWords({line, block}: MagicComment, words: string): boolean {
  return words === line || words === block?.start || words === block?.end;
}
