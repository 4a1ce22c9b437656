/** What a reader of the Markdown needs to know about the page it was made of. */
export interface TwinFacts {
  readonly title: string;
  readonly description: string;
  /** Label of the docs version: `2.x`. */
  readonly version: string;
  /** First release that has what the page describes. */
  readonly since?: string;
  /** Full address of the page. */
  readonly canonical: string;
}

/** The file at `<route>.md`: facts as YAML front matter, then the page. */
export function buildTwin({title, description, version, since, canonical}: TwinFacts, markdown: string): string {
  const facts = {title, description, version, since, canonical_url: canonical};
  // A text in JSON is a text in YAML, too.
  const lines = Object.entries(facts).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${JSON.stringify(value)}`],
  );
  return `---\n${lines.join('\n')}\n---\n\n${markdown}`;
}
