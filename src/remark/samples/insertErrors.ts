import {findErrorMarker, type ExpectedError} from './expectedErrors';
import {wrapText} from './wrapText';
import {SampleError} from './SampleError';
import type {SourceLine} from './sourceLines';

/** A line of a code block: a line of the sample file, or an inserted line with an error message. */
export interface ShownLine {
  text: string;
  isError: boolean;
  /** The line in the sample file. An error message has none. */
  source?: SourceLine;
}

const WIDTH = 76;
const MAX_MESSAGE_LINES = 8;

/**
 * Removes `@ts-expect-error` comments and inserts the compiler's message as comments (`// ✗ TS2345: …`) below the line
 * with the error. Messages over eight lines are cut in the middle, because the cause is at the end.
 */
export function insertErrors(lines: readonly SourceLine[], errors: readonly ExpectedError[]): ShownLine[] {
  return lines.flatMap((line, index): ShownLine[] => {
    if (findErrorMarker(line.text)) return [];
    const style = findErrorMarker(lines[index - 1]?.text ?? '');
    const shown = {text: line.text, isError: false, source: line};
    if (!style) return [shown];
    const found = errors.filter((error) => error.line === line.number);
    if (found.length === 0) {
      throw new SampleError(
        `The expected error on line ${line.number} has no message in the sample's errors.json. ` +
          'Run "npm run samples:update" with its folder.',
      );
    }
    const indent = /^\s*/.exec(line.text)?.[0] ?? '';
    return [shown, ...found.flatMap((error) => toCommentLines(error, indent, style))];
  });
}

function toCommentLines(error: ExpectedError, indent: string, style: 'line' | 'jsx'): ShownLine[] {
  const [open, close] = style === 'jsx' ? ['{/* ', ' */}'] : ['// ', ''];
  const width = Math.max(WIDTH - indent.length - open.length - close.length, 30);
  const [first = '', ...rest] = error.message.split('\n');
  const words = [
    ...wrapText(`✗ TS${error.code}: ${first}`, width, '  '),
    ...rest.flatMap((line) => {
      const depth = /^\s*/.exec(line)?.[0] ?? '';
      return wrapText(line, width, `${depth}  `);
    }),
  ];
  return shorten(words).map((text) => ({text: `${indent}${open}${text}${close}`, isError: true}));
}

function shorten(lines: string[]): string[] {
  if (lines.length <= MAX_MESSAGE_LINES) return lines;
  const head = Math.floor((MAX_MESSAGE_LINES - 1) / 2);
  return [...lines.slice(0, head), '  …', ...lines.slice(head + 1 - MAX_MESSAGE_LINES)];
}
