/** The first option of the openapi-typescript plugin. All options after it in the help are the plugin's too. */
const FIRST_TYPES_OPTION = '--openapi-types-file-name';

/**
 * Reads the long options of the command line and its react plugin from the output of `--help`. Skips the options of the
 * openapi-typescript plugin, which come last and are the same in both versions.
 */
export function readCommandOptions(help: string): string[] {
  const options = [...help.matchAll(/^ {2}(?:-\w+, )?(--[\w-]+)/gm)].map(([, option = '']) => option);
  const end = options.indexOf(FIRST_TYPES_OPTION);
  if (end < 0) throw new Error(`The help does not list ${FIRST_TYPES_OPTION}. Run: npm run samples:generate`);
  return options.slice(0, end);
}
