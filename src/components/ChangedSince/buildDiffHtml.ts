import type {DiffLine} from '@site/src/lib/change';
import {escapeCode} from '@site/src/lib/escapeCode';

const ELEMENTS = {' ': undefined, '-': {tag: 'del', role: 'c-r'}, '+': {tag: 'ins', role: 'c-a'}} as const;

/**
 * Lines of a difference as HTML, with their signs as text. Neighbors of one sign are one `del` or `ins`, which says
 * once, not on each line, what happened to them.
 */
export function buildDiffHtml(lines: readonly DiffLine[]): string {
  return lines
    .map(({sign, text}, index) => {
      const element = ELEMENTS[sign];
      const line = escapeCode(`${sign} ${text}`.trimEnd()) + (index < lines.length - 1 ? '\n' : '');
      if (!element) return line;
      const start = lines[index - 1]?.sign === sign ? '' : `<${element.tag} class=${element.role}>`;
      const end = lines[index + 1]?.sign === sign ? '' : `</${element.tag}>`;
      return start + line + end;
    })
    .join('');
}
