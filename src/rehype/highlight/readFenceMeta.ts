/** What the words behind a fence's language say about how the block is shown. */
export interface FenceMeta {
  readonly title?: string;
  /** Numbers of the marked lines, counted from 0; undefined when the fence names none. */
  readonly markedLines?: readonly number[];
  readonly hasLineNumbers: boolean;
}

/** Reads ` title="books.ts" {1,3-5} showLineNumbers`, in the form that the theme documents. */
export function readFenceMeta(meta: string): FenceMeta {
  const title = /title=(["'])(.*?)\1/.exec(meta)?.[2];
  const range = /\{([\d,-]+)\}/.exec(meta)?.[1];
  return {
    ...(title !== undefined && {title}),
    ...(range !== undefined && {markedLines: range.split(',').flatMap(listLines)}),
    hasLineNumbers: meta.includes('showLineNumbers'),
  };
}

function listLines(part: string): number[] {
  const [first = 0, last = first] = part.split('-').map(Number);
  return Array.from({length: Math.max(0, last - first + 1)}, (_, index) => first - 1 + index);
}
