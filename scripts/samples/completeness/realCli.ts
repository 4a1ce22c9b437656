import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import {compileRuns, makeRunFolder, removeRunFolder, type RunDiagnostic} from '../cliRuns/compileRuns';
import {runCommand} from '../runCommand';
import {parseHelp, type CliOption} from './cliOptions';

/** A command on a page that reads a local document. */
export interface CliCommand {
  /** Sample project whose CLI runs the command, such as `v2`. */
  project: string;
  cliArguments: readonly string[];
  /** Path of the document in the command. */
  inputPath: string;
}

/** The CLI installed in a sample project, started the way a reader starts it. */
export interface RealCli {
  readOptions(project: string): Promise<CliOption[]>;
  /**
   * Runs each command in its own folder, where `inputPath` is the bookshop document, and compiles the output.
   *
   * @returns For each command: the CLI's output when it failed, the compiler's messages, or undefined.
   */
  runAll(commands: readonly CliCommand[]): Promise<(string | undefined)[]>;
}

const CONCURRENCY = 2;

/** @param siteDir Absolute folder of the site. */
export function createRealCli(siteDir: string): RealCli {
  const programOf = (project: string): string =>
    path.join(siteDir, 'samples', project, 'node_modules/.bin/openapi-qraft');
  const samples = path.join(siteDir, 'samples');

  async function run({project, cliArguments, inputPath}: CliCommand, folder: string): Promise<string | undefined> {
    const input = path.join(folder, inputPath);
    await mkdir(path.dirname(input), {recursive: true});
    await copyFile(path.join(samples, 'openapi/bookshop.yaml'), input);
    // The reader's own file, which commands with --override-import-type name.
    await mkdir(path.join(folder, 'src'), {recursive: true});
    await copyFile(
      path.join(samples, 'v2/src/codegen/redocly-config/own-clients/errors.ts'),
      path.join(folder, 'src/errors.ts'),
    );
    const {exitCode, output} = await runCommand(programOf(project), cliArguments, {folder});
    return exitCode === 0 ? undefined : output;
  }

  return {
    async readOptions(project) {
      const plugins = ['--plugin', 'tanstack-query-react', '--plugin', 'openapi-typescript'];
      const {output} = await runCommand(programOf(project), [...plugins, '--help'], {folder: siteDir});
      const options = parseHelp(output);
      if (options.length === 0) throw new Error(`The CLI's --help lists no options. It prints:\n${output}`);
      return options;
    },
    async runAll(commands) {
      const runFolder = await makeRunFolder();
      try {
        const results: (string | undefined)[] = [];
        const waiting = [...commands.entries()];
        const work = async (): Promise<void> => {
          for (let next = waiting.shift(); next; next = waiting.shift()) {
            const [index, command] = next;
            results[index] = await run(command, path.join(runFolder, String(index)));
          }
        };
        await Promise.all(Array.from({length: CONCURRENCY}, work));
        const names = [...commands.keys()].filter((index) => results[index] === undefined).map(String);
        const diagnostics = await compileRuns(runFolder, names);
        return commands.map((_, index) => results[index] ?? describe(diagnostics.get(String(index))));
      } finally {
        await removeRunFolder(runFolder);
      }
    },
  };
}

function describe(diagnostics: readonly RunDiagnostic[] | undefined): string | undefined {
  return diagnostics?.map(({text}) => text).join('\n');
}
