import type {Change, DiffLine, DiffSign} from './change';

/** A heading, and a block below it. Lines of the block carry a sign, so none of them can end it. */
const CHANGE = /^## (.+)\n\n```diff\n([^]*?)\n```$/gm;

/** Reads the Markdown that src/plugins/version-diff writes for a page. A text of another kind has no changes. */
export function parseChanges(markdown: string): Change[] {
  return [...markdown.matchAll(CHANGE)].map(([, title = '', diff = '']) => ({
    title,
    lines: diff.split('\n').map(parseLine),
  }));
}

/** An empty line has its sign only, and none when it is the same on both sides. */
function parseLine(line: string): DiffLine {
  return {sign: (line.charAt(0) || ' ') as DiffSign, text: line.slice(2)}; // printed with one of the signs
}
