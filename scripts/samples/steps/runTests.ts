import path from 'node:path';
import {rootFolder, sampleProject, type SampleProject} from '../projects';
import {runCommand} from '../runCommand';
import {listTestFilters} from '../selection';

/**
 * Runs the tests of a sample project.
 *
 * @param recordings `check` fails on a recording that is stale or missing, `update` rewrites it.
 * @param selectedPath Folder or file of its `src`; without it, all tests run.
 */
export async function runTests(
  version: SampleProject,
  recordings: 'check' | 'update',
  selectedPath?: string,
): Promise<string[]> {
  const project = sampleProject(version);
  const {exitCode, output} = await runCommand(
    process.execPath,
    [
      path.join(rootFolder, 'node_modules/vitest/vitest.mjs'),
      ...['run', '--config', path.join(project, 'vitest.config.ts')],
      `--update=${recordings === 'update' ? 'all' : 'none'}`,
      // A folder may contain only type tests or input of the CLI.
      ...(selectedPath === undefined ? [] : ['--passWithNoTests']),
      ...listTestFilters(path.join(project, 'src'), selectedPath),
    ],
    {folder: rootFolder},
  );
  if (exitCode === 0) return [];
  return [
    `${output}\nIf only recordings are stale and the change is intended, run: npm run samples:update -- ${version} <folder>`,
  ];
}
