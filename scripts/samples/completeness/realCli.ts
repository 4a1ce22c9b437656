import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import {runCli, type CliCall} from '../cliRuns/captureCliRuns';
import {compileRuns, makeRunFolder, removeRunFolder, type RunDiagnostic} from '../cliRuns/compileRuns';
import {runCommand} from '../runCommand';
import {parseHelp, type CliOption} from './cliOptions';

/** A command on a 2.x page that reads a local document. */
export interface CliCommand {
  cliArguments: readonly string[];
  /** Path of the document in the command. */
  inputPath: string;
}

/** The CLI installed in the sample projects. */
export interface RealCli {
  readOptions(project: string): Promise<CliOption[]>;
  /**
   * Runs each command with the 2.x CLI in its own folder, where `inputPath` is the bookshop document, and compiles the
   * output.
   *
   * @returns For each command: the CLI's output when it failed, the compiler's messages, or undefined.
   */
  runAll(commands: readonly CliCommand[]): Promise<(string | undefined)[]>;
}

/** @param siteDir Absolute folder of the site. */
export function createRealCli(siteDir: string): RealCli {
  const samples = path.join(siteDir, 'samples');

  /** Creates the folder of a command, with the files that it reads. */
  async function prepareCall({cliArguments, inputPath}: CliCommand, folder: string): Promise<CliCall> {
    const input = path.join(folder, inputPath);
    await mkdir(path.dirname(input), {recursive: true});
    await copyFile(path.join(samples, 'openapi/bookshop.yaml'), input);
    // The reader's own file, which commands with --override-import-type name.
    await mkdir(path.join(folder, 'src'), {recursive: true});
    await copyFile(
      path.join(samples, 'v2/src/codegen/redocly-config/own-clients/errors.ts'),
      path.join(folder, 'src/errors.ts'),
    );
    return {folder, cliArguments};
  }

  return {
    async readOptions(project) {
      const program = path.join(samples, project, 'node_modules/.bin/openapi-qraft');
      const plugins = ['--plugin', 'tanstack-query-react', '--plugin', 'openapi-typescript'];
      const {output} = await runCommand(program, [...plugins, '--help'], {folder: siteDir});
      const options = parseHelp(output);
      if (options.length === 0) throw new Error(`The CLI's --help lists no options. It prints:\n${output}`);
      return options;
    },
    async runAll(commands) {
      const runFolder = await makeRunFolder();
      try {
        const calls = commands.map((command, index) => prepareCall(command, path.join(runFolder, String(index))));
        const results = await runCli(await Promise.all(calls), runFolder);
        const failures = results.map(({exitCode, output}) => (exitCode === 0 ? undefined : output));
        const names = [...commands.keys()].filter((index) => failures[index] === undefined).map(String);
        const diagnostics = await compileRuns(runFolder, names);
        return failures.map((failure, index) => failure ?? describe(diagnostics.get(String(index))));
      } finally {
        await removeRunFolder(runFolder);
      }
    },
  };
}

function describe(diagnostics: readonly RunDiagnostic[] | undefined): string | undefined {
  return diagnostics?.map(({text}) => text).join('\n');
}
