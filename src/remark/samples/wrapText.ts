/**
 * Breaks a line between words so that no part is longer than `width` where a space allows it. The first part keeps
 * its own indentation, the following parts start with `nextIndent`.
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
