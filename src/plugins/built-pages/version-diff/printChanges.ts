import type {Change} from '../../../lib/changes';

/** The page that changed, with absolute URLs. */
export interface ChangedPage {
  readonly title: string;
  readonly version: {readonly label: string; readonly url: string};
  readonly previous: {readonly label: string; readonly url: string};
}

/** The file at `<route>.changes.md`: a heading and a `diff` code block for each change. */
export function printChanges({title, version, previous}: ChangedPage, changes: readonly Change[]): string {
  const facts = {
    title: `${title}: changed since ${previous.label}`,
    version: version.label,
    canonical_url: version.url,
    previous_url: previous.url,
  };
  return [
    // A JSON string is a YAML string too.
    `---\n${Object.entries(facts)
      .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
      .join('\n')}\n---`,
    `# ${facts.title}`,
    `How the code of [${title} in ${previous.label}](${previous.url}) differs from [${version.label}](${version.url}): ` +
      `lines with \`-\` are ${previous.label}, lines with \`+\` are ${version.label}. Signatures call the client ` +
      '`api` on both sides.',
    ...changes.map(({title, diff}) => `## ${title}\n\n\`\`\`diff\n${diff}\n\`\`\``),
  ]
    .join('\n\n')
    .concat('\n');
}
