import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';
import {rootFolder} from './projects';
import {runCommand} from './runCommand';

/** A sample project that only its own check installs, because most work on the site does not need it. */
export type ExtraProject = 'next' | 'react-native';

/** Installs a project from its lockfile, and copies the client that the CLI generated for the 2.x samples into it. */
export async function installProject(project: ExtraProject): Promise<void> {
  const client = path.join(rootFolder, 'samples', project, 'src/api');
  rmSync(client, {recursive: true, force: true});
  cpSync(path.join(rootFolder, 'samples/v2/generated/api'), client, {recursive: true});
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const options = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await runInProject(project, npm, ['ci', ...options]);
}

/** Runs a program in a project. A failure throws with everything it printed. */
export async function runInProject(
  project: ExtraProject,
  program: string,
  commandArguments: readonly string[],
  env: Record<string, string> = {},
): Promise<void> {
  const folder = path.join(rootFolder, 'samples', project);
  const {exitCode, output} = await runCommand(program, commandArguments, {folder, env});
  if (exitCode === 0) return;
  const command = [path.basename(program), ...commandArguments].join(' ');
  throw new Error(`"${command}" failed in samples/${project}:\n${output}`);
}
