import {SampleError} from './SampleError';
import type {ShownLine} from './insertErrors';

/** Names of the magic comments that docusaurus.config.ts turns into line classes. */
export const ERROR_LINE_COMMENT = 'sample-error-next-line';
export const HIGHLIGHT_COMMENT = 'highlight-next-line';

/** Code and metastring for theme-classic's code block. */
export interface CodeBlockInput {
  value: string;
  meta: string;
}

/**
 * Joins the lines of a block and marks highlighted lines and error lines. The theme reads either a `{1,3}` range or
 * magic comments, so in a block with error lines, the range becomes magic comments too.
 */
export function buildCodeBlock(
  lines: readonly ShownLine[],
  options: {highlight?: string; title?: string; showLineNumbers: boolean; playground?: string},
): CodeBlockInput {
  const highlighted = parseHighlight(options.highlight, lines);
  const hasErrors = lines.some((line) => line.isError);
  const value = lines.flatMap((line, index) => {
    const comments = hasErrors
      ? [line.isError && `// ${ERROR_LINE_COMMENT}`, highlighted.has(index + 1) && `// ${HIGHLIGHT_COMMENT}`]
      : [];
    return [...comments.filter((comment) => comment !== false), line.text];
  });
  const meta = [
    options.title !== undefined && `title="${options.title}"`,
    !hasErrors && options.highlight !== undefined && `{${options.highlight}}`,
    options.showLineNumbers && 'showLineNumbers',
    options.playground !== undefined && `playground="${options.playground}"`,
  ];
  return {value: value.join('\n'), meta: meta.filter(Boolean).join(' ')};
}

/** A range that starts with such a line, or ends with a blank one, was not moved when the sample changed. */
const BLANK = /^\s*$/;
const CLOSING = /^[\s)\]}>;,]*$/;

function parseHighlight(highlight: string | undefined, lines: readonly ShownLine[]): Set<number> {
  const numbers = new Set<number>();
  if (highlight === undefined) return numbers;
  for (const part of highlight.split(',')) {
    const match = /^(\d+)(?:-(\d+))?$/.exec(part);
    if (!match) throw new SampleError(`{${highlight}} is not a list of lines. Write it as {1,3-5}.`);
    const first = Number(match[1]);
    const last = Number(match[2] ?? match[1]);
    if (first < 1 || last < first || last > lines.length) {
      throw new SampleError(`{${highlight}} is out of bounds: the block shows ${lines.length} lines.`);
    }
    if (CLOSING.test(lines[first - 1]?.text ?? '') || BLANK.test(lines[last - 1]?.text ?? '')) {
      throw new SampleError(
        `{${highlight}}: ${part} starts with a blank line or closing brackets, or ends with a blank line. Line 1 is the first line of the block, not of the file.`,
      );
    }
    for (let number = first; number <= last; number++) numbers.add(number);
  }
  return numbers;
}
