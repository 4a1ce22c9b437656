/** A signature or a sample that was different in the previous version. "Changed since 1.x" shows it. */
export interface Change {
  readonly title: string;
  /** All lines of both sides, prefixed with `-`, `+`, or a space, as `diffSamples` writes them. */
  readonly diff: string;
}

/**
 * A heading and the code block below it. Every line of the block begins with its sign, so no line can close the block.
 */
const CHANGE = /^## (.+)\n\n```diff\n([^]*?)\n```$/gm;

/** Reads the Markdown that src/plugins/built-pages/version-diff writes for a page. Returns an empty list for any other text. */
export function parseChanges(markdown: string): Change[] {
  return [...markdown.matchAll(CHANGE)].map(([, title = '', diff = '']) => ({title, diff}));
}
