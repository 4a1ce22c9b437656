/**
 * Wraps a line at spaces to at most `width` characters. Only a longer word exceeds it. The first line keeps its
 * indentation, the others start with `nextIndent`.
 */
export function wrapText(text: string, width: number, nextIndent: string): string[] {
  const lines: string[] = [];
  let current = /^\s*/.exec(text)?.[0] ?? '';
  let isEmpty = true;
  for (const word of text.trim().split(/\s+/)) {
    if (!isEmpty && current.length + 1 + word.length > width) {
      lines.push(current);
      current = nextIndent;
      isEmpty = true;
    }
    current += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, current];
}
