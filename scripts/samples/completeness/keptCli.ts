import {readFileSync} from 'node:fs';
import path from 'node:path';
import {V1_RUNS} from '../v1Cli/runs';

/** The help of the 1.x CLI, kept by its last run. */
export function readKeptHelp(siteDir: string): string {
  return readFileSync(path.join(siteDir, 'samples/v1/output/cli/help.txt'), 'utf8');
}

/**
 * Looks for a run of the 1.x CLI with these arguments. What it wrote is in `samples/v1/generated`.
 *
 * @returns A sentence when there was no such run, or when it failed.
 */
export function findKeptRun(cliArguments: readonly string[]): string | undefined {
  const wanted = JSON.stringify(cliArguments);
  const run = V1_RUNS.find((kept) => JSON.stringify(kept.cliArguments) === wanted);
  if (run?.exitCode === 0) return undefined;
  return run ? `It ends with exit code ${run.exitCode}.` : 'It was never run: add it to scripts/samples/v1Cli/runs.ts.';
}
