import {readFileSync} from 'node:fs';
import path from 'node:path';
import {sampleProject} from '../projects';
import {V1_RUNS} from '../v1Cli/runs';
import {parseHelp, type CliOption} from './cliOptions';

/** Whether the CLI of a sample project is not installed. Its output is committed instead. */
export function hasKeptRuns(project: string): boolean {
  return project === 'v1';
}

/** The options of the 1.x CLI, from its committed help. */
export function readKeptOptions(): CliOption[] {
  return parseHelp(readFileSync(path.join(sampleProject('v1'), 'output/cli/help.txt'), 'utf8'));
}

/** @throws Error unless the output of the 1.x CLI with these arguments is committed and the run succeeded */
export function assertKeptRun(cliArguments: readonly string[]): void {
  const wanted = JSON.stringify(cliArguments);
  const run = V1_RUNS.find((kept) => JSON.stringify(kept.cliArguments) === wanted);
  if (!run) throw new Error('the 1.x CLI was never run like this: add a run to scripts/samples/v1Cli/runs.ts.');
  if (run.exitCode !== 0) throw new Error(`the 1.x CLI ends this run with exit code ${run.exitCode}.`);
}
