import type {Change, DiffLine} from '../../lib/change';

/** Where the changes belong. Addresses are complete. */
export interface ChangedPage {
  readonly title: string;
  readonly version: {readonly label: string; readonly url: string};
  readonly previous: {readonly label: string; readonly url: string};
}

/** The file at `<route>.changes.md`: a heading and a block of the language `diff` for each change. */
export function printChanges({title, version, previous}: ChangedPage, changes: readonly Change[]): string {
  const facts = {
    title: `${title}: changed since ${previous.label}`,
    version: version.label,
    canonical_url: version.url,
    previous_url: previous.url,
  };
  return [
    // A text in JSON is a text in YAML, too.
    `---\n${Object.entries(facts)
      .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
      .join('\n')}\n---`,
    `# ${facts.title}`,
    `What the code of [${title} in ${previous.label}](${previous.url}) and [in ${version.label}](${version.url}) has ` +
      `different: lines with \`-\` are of ${previous.label}, lines with \`+\` of ${version.label}. Layout, comments in ` +
      'samples, the order of imports and the name of the client do not count.',
    ...changes.map((change) => `## ${change.title}\n\n\`\`\`diff\n${change.lines.map(printLine).join('\n')}\n\`\`\``),
  ]
    .join('\n\n')
    .concat('\n');
}

const printLine = ({sign, text}: DiffLine): string => `${sign} ${text}`.trimEnd();
