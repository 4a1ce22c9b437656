/** A fence in the source of a page. */
export interface ScannedFence {
  lang: string;
  meta: string;
  value: string;
  /** One-based line of the opening fence. */
  line: number;
}

const OPENING = /^(?<indent>[\s>]*)(?<marks>`{3,}|~{3,})[ \t]*(?<lang>[^\s`]*)[ \t]*(?<meta>[^`]*)$/;

/**
 * Finds the fences of an MDX source without parsing the rest, so that it also works on pages that do not compile. A
 * fence inside a longer fence is part of its content.
 */
export function scanFences(source: string): ScannedFence[] {
  const fences: ScannedFence[] = [];
  let open: {fence: ScannedFence; marks: string; indent: string; lines: string[]} | undefined;
  source.split(/\r?\n/).forEach((text, index) => {
    if (open) {
      const trimmed = text.replace(/^[\s>]*/, '').trimEnd();
      const isEnd = trimmed.length >= open.marks.length && trimmed === (open.marks[0] ?? '').repeat(trimmed.length);
      if (!isEnd) {
        open.lines.push(text.startsWith(open.indent) ? text.slice(open.indent.length) : text.trimStart());
        return;
      }
      fences.push({...open.fence, value: open.lines.join('\n')});
      open = undefined;
      return;
    }
    const groups = OPENING.exec(text)?.groups;
    if (!groups) return;
    const {indent = '', marks = '', lang = '', meta = ''} = groups;
    open = {fence: {lang, meta: meta.trim(), value: '', line: index + 1}, marks, indent, lines: []};
  });
  return fences;
}
