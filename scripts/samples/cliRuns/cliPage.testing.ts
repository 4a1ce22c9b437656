/** An option as the CLI page presents it. */
export interface ShownOption {
  /** Long name in the heading, such as `--output-dir`. */
  name: string;
  /** Explicit id of the heading. */
  id: string;
  /** Flags and value in the notation of the help: `-o, --output-dir <path>`. */
  form: string;
  /** The default, without backticks. */
  default: string;
}

/** An option in the CLI's help. */
export interface HelpOption {
  form: string;
  /** Undefined when the help states no default. */
  default?: string;
}

const SHOWN_OPTION =
  /^###? `(?<name>[^`]+)` \{#(?<id>[^}]+)\}\n\n(?:<Since release="[^"]+" \/>\n\n)?Form: `(?<form>[^`]+)`\. Default: (?<value>.+)\.\n/gm;

/** Reads the options from the source of the CLI page: a heading followed by `Form: … Default: …`. */
export function readShownOptions(page: string): ShownOption[] {
  return [...page.matchAll(SHOWN_OPTION)].map(({groups = {}}) => ({
    name: groups.name ?? '',
    id: groups.id ?? '',
    form: groups.form ?? '',
    default: (groups.value ?? '').replaceAll('`', ''),
  }));
}

/** Reads options and defaults from the output of `--help`. */
export function readHelpOptions(help: string): HelpOption[] {
  return help.split('\n').flatMap((line) => {
    const form = /^ {2}(?<form>(?:-\w+, )?--\S.*?)(?: {2,}|$)/.exec(line)?.groups?.form;
    if (form === undefined) return [];
    const value = /\(default: "?(?<value>[^)"]*)"?\)$/.exec(line)?.groups?.value;
    return [{form, ...(value !== undefined && {default: value})}];
  });
}

/** The messages that headings of a section quote, without backticks. A heading that quotes one has level 4. */
export function readShownMessages(page: string, sectionId: string): string[] {
  const section = page.split(`{#${sectionId}}`)[1]?.split(/^## /m)[0] ?? '';
  return [...section.matchAll(/^#### (?<ticks>`+) ?(?<message>.+?) ?\k<ticks> \{#/gm)].map(
    ({groups = {}}) => groups.message ?? '',
  );
}
