import path from 'node:path';
import {rootFolder, sampleProject, type SampleVersion} from '../projects';
import {runCommand} from '../runCommand';

/**
 * Runs all tests of a sample project.
 *
 * @param records `check` fails on a record that is stale or missing, `update` rewrites it.
 */
export async function runTests(version: SampleVersion, records: 'check' | 'update'): Promise<string[]> {
  const {exitCode, output} = await runCommand(
    process.execPath,
    [
      path.join(rootFolder, 'node_modules/vitest/vitest.mjs'),
      ...['run', '--config', path.join(sampleProject(version), 'vitest.config.ts')],
      `--update=${records === 'update' ? 'all' : 'none'}`,
    ],
    {folder: rootFolder},
  );
  if (exitCode === 0) return [];
  return [`${output}\nIf only records are stale and the change is meant, run: npm run samples:update`];
}
