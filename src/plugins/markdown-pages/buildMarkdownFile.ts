import {changesPathOf} from '../../lib/markdownPath';

/** What a reader of the Markdown needs to know about the page it was made of. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  /** Label of the docs version: `2.x`. */
  readonly version: string;
  /** First release that has what the page describes. */
  readonly since?: string;
  /** The version before, where it had other code on the subject. */
  readonly changedSince?: string | undefined;
  /** Full address of the page. */
  readonly canonical: string;
}

/** The file at `<route>.md`: facts as YAML front matter, then the page, then a line about what changed. */
export function buildMarkdownFile(facts: PageFacts, markdown: string): string {
  const {title, description, version, since, changedSince, canonical} = facts;
  const fields = {title, description, version, since, canonical_url: canonical};
  // A text in JSON is a text in YAML, too.
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${JSON.stringify(value)}`],
  );
  const changes = changedSince === undefined ? '' : `\n[Changed since ${changedSince}](${changesPathOf(canonical)})\n`;
  return `---\n${lines.join('\n')}\n---\n\n${markdown}${changes}`;
}
