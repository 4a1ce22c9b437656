import {changesPathOf} from '../../../lib/markdownPath';

/** Metadata of the page that a Markdown file is generated from. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  /** Label of the docs version: `2.x`. */
  readonly version: string;
  /** First release with the feature that the page describes. */
  readonly since?: string;
  /** The previous version, if the page's code has changed since. */
  readonly changedSince?: string | undefined;
  /** Absolute URL of the page. */
  readonly canonical: string;
}

/** The file at `<route>.md`: metadata as YAML front matter, then the page, then a link to its changes. */
export function buildMarkdownFile(facts: PageFacts, markdown: string): string {
  const {title, description, version, since, changedSince, canonical} = facts;
  const fields = {title, description, version, since, canonical_url: canonical};
  // A JSON string is a valid YAML string too.
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${JSON.stringify(value)}`],
  );
  const changes = changedSince === undefined ? '' : `\n[Changed since ${changedSince}](${changesPathOf(canonical)})\n`;
  return `---\n${lines.join('\n')}\n---\n\n${markdown}${changes}`;
}
