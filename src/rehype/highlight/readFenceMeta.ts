/** Display options from a fence's metastring, the text after its language. */
export interface FenceMeta {
  readonly title?: string;
  /** Zero-based numbers of the marked lines; undefined when the fence has no range. */
  readonly markedLines?: readonly number[];
  readonly hasLineNumbers: boolean;
  /** Name of the sample, if the playground can open it. */
  readonly playground?: string;
}

/** Parses ` title="books.ts" {1,3-5} showLineNumbers`, the theme's documented syntax. */
export function readFenceMeta(meta: string): FenceMeta {
  const title = /title=(["'])(.*?)\1/.exec(meta)?.[2];
  const playground = /playground="(.*?)"/.exec(meta)?.[1];
  const range = /\{([\d,-]+)\}/.exec(meta)?.[1];
  return {
    ...(title !== undefined && {title}),
    ...(range !== undefined && {markedLines: range.split(',').flatMap(listLines)}),
    ...(playground !== undefined && {playground}),
    hasLineNumbers: meta.includes('showLineNumbers'),
  };
}

function listLines(part: string): number[] {
  const [first = 0, last = first] = part.split('-').map(Number);
  return Array.from({length: Math.max(0, last - first + 1)}, (_, index) => first - 1 + index);
}
