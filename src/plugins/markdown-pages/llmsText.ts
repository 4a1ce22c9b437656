/** The texts of llms.txt files, after the proposal at https://llmstxt.org. */

export interface LinkedPage {
  readonly title: string;
  readonly description: string;
  /** Outermost category of the sidebar that holds it. */
  readonly section: string;
  /** Full address of its Markdown. */
  readonly address: string;
}

export interface LlmsText {
  readonly name: string;
  /** What the product is, in one line. */
  readonly summary: string;
  /** Pages in reading order. */
  readonly pages: readonly LinkedPage[];
  /** What may be left out when there is little room. */
  readonly optional: readonly Omit<LinkedPage, 'section'>[];
}

/** Title, summary, and one list of links per section; what may be left out comes last. */
export function buildLlmsText({name, summary, pages, optional}: LlmsText): string {
  const sections = [...new Set(pages.map(({section}) => section))].map((section) =>
    buildSection(
      section,
      pages.filter((page) => page.section === section),
    ),
  );
  return [
    `# ${name}\n`,
    `> ${summary}\n`,
    'These addresses are of pages as Markdown. Without `.md` they are those of the pages themselves.\n',
    ...sections,
    buildSection('Optional', optional),
  ].join('\n');
}

function buildSection(heading: string, pages: readonly Omit<LinkedPage, 'section'>[]): string {
  const lines = pages.map(({title, address, description}) => `- [${escape(title)}](${address}): ${description}`);
  return `## ${heading}\n\n${lines.join('\n')}\n`;
}

/** Brackets would end the text of the link. */
const escape = (title: string): string => title.replace(/[[\]\\]/g, '\\$&');
