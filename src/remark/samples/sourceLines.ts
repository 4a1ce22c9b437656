/** A line of a sample file with its one-based number. */
export interface SourceLine {
  text: string;
  number: number;
  /** Columns of indentation that `text` no longer has. */
  removed?: number;
}

/** Splits a file into numbered lines. A final newline does not add an empty line. */
export function toSourceLines(content: string): SourceLine[] {
  const lines = content.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n');
  return lines.map((text, index) => ({text, number: index + 1}));
}

/** Removes empty lines at both ends, and the common indentation. */
export function dedentLines(lines: readonly SourceLine[]): SourceLine[] {
  const first = lines.findIndex((line) => line.text.trim() !== '');
  const last = lines.findLastIndex((line) => line.text.trim() !== '');
  const shown = first === -1 ? [] : lines.slice(first, last + 1);
  const indents = shown.filter((line) => line.text.trim() !== '').map((line) => line.text.search(/\S/));
  const indent = indents.length > 0 ? Math.min(...indents) : 0;
  return shown.map((line) => ({...line, text: line.text.slice(indent).trimEnd(), removed: indent}));
}
