/** The text of llms.txt files, in the format proposed at https://llmstxt.org. */

export interface LinkedPage {
  readonly title: string;
  readonly description: string;
  /** Top-level sidebar category of the page. */
  readonly section: string;
  /** Absolute URL of the Markdown version. */
  readonly address: string;
}

export interface LlmsText {
  readonly name: string;
  /** One line about the product. */
  readonly summary: string;
  /** Pages in reading order. */
  readonly pages: readonly LinkedPage[];
  /** Links that tools may skip when their context is limited. */
  readonly optional: readonly Omit<LinkedPage, 'section'>[];
}

/** Title, summary, and one list of links per section. The optional links come last. */
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

/** Brackets would end the link text. */
const escape = (title: string): string => title.replace(/[[\]\\]/g, '\\$&');
