import path from 'node:path';
import {rootFolder, type SampleVersion} from '../projects';
import {runCommand} from '../runCommand';

/**
 * Runs the compiler over a sample project. Returns one problem per diagnostic, each with file and line.
 *
 * @param config `tsconfig.json`, or `tsconfig.libcheck.json` to check the types of the packages as well.
 */
export async function typeCheck(
  version: SampleVersion,
  config: 'tsconfig.json' | 'tsconfig.libcheck.json',
): Promise<string[]> {
  const {exitCode, output} = await runCommand(
    process.execPath,
    [
      path.join(rootFolder, 'node_modules/typescript/bin/tsc'),
      '-p',
      `samples/${version}/${config}`,
      '--pretty',
      'false',
    ],
    {folder: rootFolder},
  );
  if (exitCode === 0) return [];
  // A diagnostic starts at the margin, its explanation is indented.
  return output.trim().split(/\n(?=\S)/);
}
