const PROGRAM = /^(?:openapi-qraft|@openapi-qraft\/cli(?:@[\w.^~-]+)?|(?:\.\/)?node_modules\/\.bin\/openapi-qraft)$/;
const INSTALL = new Set(['install', 'i', 'add']);
const OTHER_SUBCOMMANDS = new Set(['ci', 'remove', 'uninstall', 'why', 'ls', 'outdated', 'update', 'up']);
const RUNNERS = new Set(['npx', 'npm', 'exec', 'run', 'yarn', 'pnpm', 'dlx', '-y', '--yes', '--']);

/**
 * Extracts the CLI's arguments from a command such as `npx openapi-qraft …`.
 *
 * @returns undefined when the command does not start the CLI (an installation, for example), or the word that is not
 *   understood
 */
export function findCliArguments(words: readonly string[]): {arguments: string[]} | {unknownWord: string} | undefined {
  const position = words.findIndex((word) => PROGRAM.test(word));
  if (position === -1) return undefined;
  const before = words.slice(0, position);
  if (before.some((word) => INSTALL.has(word) || OTHER_SUBCOMMANDS.has(word))) return undefined;
  const unknownWord = before.find((word) => !RUNNERS.has(word) && !/^\w+=/.test(word));
  return unknownWord === undefined ? {arguments: words.slice(position + 1)} : {unknownWord};
}

/** Whether a command such as `npm install …` adds packages to a project. */
export function isInstallation(words: readonly string[]): boolean {
  const [program = '', subcommand = ''] = words;
  return /^(?:npm|yarn|pnpm|bun)$/.test(program) && INSTALL.has(subcommand);
}
