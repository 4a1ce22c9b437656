import {copyFile, mkdir, mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {runCommand} from '../runCommand';
import {parseHelp, type CliOption} from './cliOptions';

/** The CLI that a sample project (such as `v2`) has installed, started as a reader starts it. */
export interface RealCli {
  readOptions(project: string): Promise<CliOption[]>;
  /**
   * Runs a command in an empty folder in which `inputPath` is the bookshop document.
   *
   * @returns What the CLI wrote when it failed, else undefined.
   */
  run(project: string, cliArguments: readonly string[], inputPath: string): Promise<string | undefined>;
}

/** @param siteDir Absolute folder of the site. */
export function createRealCli(siteDir: string): RealCli {
  const programOf = (project: string): string =>
    path.join(siteDir, 'samples', project, 'node_modules/.bin/openapi-qraft');
  const document = path.join(siteDir, 'samples/openapi/bookshop.yaml');
  return {
    async readOptions(project) {
      const plugins = ['--plugin', 'tanstack-query-react', '--plugin', 'openapi-typescript'];
      const {output} = await runCommand(programOf(project), [...plugins, '--help'], {folder: siteDir});
      const options = parseHelp(output);
      if (options.length === 0) throw new Error(`The CLI's --help lists no options. It says:\n${output}`);
      return options;
    },
    async run(project, cliArguments, inputPath) {
      const folder = await mkdtemp(path.join(tmpdir(), 'cli-command-'));
      try {
        const input = path.join(folder, inputPath);
        await mkdir(path.dirname(input), {recursive: true});
        await copyFile(document, input);
        const {exitCode, output} = await runCommand(programOf(project), cliArguments, {folder});
        return exitCode === 0 ? undefined : output;
      } finally {
        await rm(folder, {recursive: true});
      }
    },
  };
}
