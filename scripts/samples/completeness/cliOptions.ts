/** One option of the CLI according to its help. */
export interface CliOption {
  long: string;
  short?: string;
  /** none: a flag; required, optional: one value; many: one or more; named: a value, then any number of names. */
  value: 'none' | 'required' | 'optional' | 'many' | 'named';
  choices?: string[];
}

const OPTION_LINE = /^ {2}(?:(?<short>-\w+), )?(?<long>--[\w-]+)(?: (?<value>[<[].*?))?(?: {2,}(?<text>.*))?$/;

/** Parses the options in the output of `--help`. */
export function parseHelp(help: string): CliOption[] {
  return help.split('\n').flatMap((line) => {
    const groups = OPTION_LINE.exec(line)?.groups;
    if (!groups?.long) return [];
    const choices = /\(choices: (?<list>[^)]*?)(?:, preset:[^)]*)?\)/.exec(groups.text ?? '')?.groups?.list;
    return [
      {
        long: groups.long,
        value: kindOfValue(groups.value),
        ...(groups.short && {short: groups.short}),
        ...(choices && {choices: [...choices.matchAll(/"([^"]*)"/g)].map((match) => match[1] ?? '')}),
      },
    ];
  });
}

function kindOfValue(value: string | undefined): CliOption['value'] {
  if (value === undefined) return 'none';
  if (/^<[^>]*> /.test(value) && !/^<endpoint/.test(value)) return 'named';
  if (value.includes('...')) return /^<\S+ /.test(value) ? 'named' : 'many';
  return value.startsWith('[') ? 'optional' : 'required';
}
