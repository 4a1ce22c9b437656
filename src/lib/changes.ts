/** A signature or a sample that was different in the version before, as "Changed since 1.x" shows it. */
export interface Change {
  readonly title: string;
  /** Every line of both sides behind `-`, `+` or a space, as `diffSamples` writes them. */
  readonly diff: string;
}

/** A heading with a block below it. Every line of the block begins with its sign, so that none of them ends it. */
const CHANGE = /^## (.+)\n\n```diff\n([^]*?)\n```$/gm;

/** Reads the Markdown that src/plugins/version-diff writes for a page. Any other text has no changes. */
export function parseChanges(markdown: string): Change[] {
  return [...markdown.matchAll(CHANGE)].map(([, title = '', diff = '']) => ({title, diff}));
}
