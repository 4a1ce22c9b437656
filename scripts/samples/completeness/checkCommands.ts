import {checkCliArguments, type CliCall} from './checkCliArguments';
import {findCliArguments, isInstallation} from './cliCommand';
import type {CliOption} from './cliOptions';
import {assertKeptRun, hasKeptRuns, readKeptOptions} from './keptCli';
import type {ShownCommand} from './listCliCommands';
import {checkPinnedPackages} from './pinnedReleases';
import type {CliCommand, RealCli} from './realCli';

/** Result for the commands of all pages. */
export interface CommandResult {
  problems: string[];
  /** Number of distinct commands that were parsed, and how many of them were executed. */
  parsed: number;
  executed: number;
}

const LOCAL_DOCUMENT = /^(?!https?:)[^*?]+\.(?:ya?ml|json)$/;

interface Runnable extends CliCommand {
  htmlPath: string;
}

/**
 * Parses every command against the options of its version, runs those with a local document, and compiles their output.
 */
export async function checkCommands(commands: readonly ShownCommand[], cli: RealCli): Promise<CommandResult> {
  const options = await readAllOptions(commands, cli);
  const problems: string[] = [];
  const parsed = new Set<string>();
  const runnable = new Map<string, Runnable>();
  for (const {htmlPath, project, words} of commands) {
    const shown = words.join(' ');
    try {
      const found = findCliArguments(words);
      if (!found) {
        if (isInstallation(words)) checkPinnedPackages(words, project);
        continue;
      }
      if ('unknownWord' in found) {
        throw new Error(
          `"${found.unknownWord}" is not known as a way to start the CLI. Use npx, or add it to cliCommand.ts.`,
        );
      }
      const call = checkCliArguments(found.arguments, options.get(project) ?? []);
      parsed.add(`${project} ${shown}`);
      const inputPath = findLocalInput(call);
      if (inputPath !== undefined && hasKeptRuns(project)) assertKeptRun(found.arguments);
      else if (inputPath !== undefined) {
        runnable.set(JSON.stringify(found.arguments), {
          cliArguments: found.arguments,
          inputPath,
          htmlPath,
        });
      }
    } catch (error) {
      problems.push(`${htmlPath}: ${shown}\n  ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  problems.push(...(await runAll([...runnable.values()], cli)));
  return {problems: [...new Set(problems)], parsed: parsed.size, executed: runnable.size};
}

async function readAllOptions(
  commands: readonly ShownCommand[],
  cli: RealCli,
): Promise<Map<string, readonly CliOption[]>> {
  const projects = [...new Set(commands.map(({project}) => project))];
  const entries = projects.map(
    async (project) => [project, hasKeptRuns(project) ? readKeptOptions() : await cli.readOptions(project)] as const,
  );
  return new Map(await Promise.all(entries));
}

/** The document of a command that needs neither the network nor a configuration file. */
function findLocalInput({positionals, options}: CliCall): string | undefined {
  const input = positionals[0];
  if (input === undefined || !LOCAL_DOCUMENT.test(input) || input.includes('..')) return undefined;
  return options.some((option) => ['--redocly', '--redocly-help', '--help'].includes(option)) ? undefined : input;
}

async function runAll(runnable: readonly Runnable[], cli: RealCli): Promise<string[]> {
  if (runnable.length === 0) return [];
  const results = await cli.runAll(runnable);
  return runnable.flatMap(({htmlPath, cliArguments}, index) => {
    const result = results[index];
    if (result === undefined) return [];
    return [
      `${htmlPath}: openapi-qraft ${cliArguments.join(' ')}\n  fails on the bookshop document:\n${result.trim()}`,
    ];
  });
}
