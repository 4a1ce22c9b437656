import path from 'node:path';
import {rootFolder, type SampleProject} from '../projects';
import {runCommand} from '../runCommand';

const COMPILERS = {
  'TypeScript 5.9': 'node_modules/typescript/bin/tsc',
  'TypeScript 7': 'samples/v2/node_modules/typescript-7/bin/tsc',
};

/**
 * Runs the compiler on a sample project. Returns one problem per diagnostic, each with file and line.
 *
 * @param config `tsconfig.json`, `tsconfig.next.json` for the settings of `create-next-app`, or `tsconfig.shown.json`
 *   without the tests.
 * @param compiler The compiler of this repository, or TypeScript 7 from the packages of the 2.x samples.
 * @param options More options of `tsc`.
 */
export async function typeCheck(
  version: SampleProject,
  config: 'tsconfig.json' | 'tsconfig.next.json' | 'tsconfig.shown.json',
  compiler: keyof typeof COMPILERS,
  options: readonly string[] = [],
): Promise<string[]> {
  const {exitCode, output} = await runCommand(
    process.execPath,
    [path.join(rootFolder, COMPILERS[compiler]), '-p', `samples/${version}/${config}`, '--pretty', 'false', ...options],
    {folder: rootFolder},
  );
  if (exitCode === 0) return [];
  // The first line of a diagnostic is not indented, its details are.
  return output.trim().split(/\n(?=\S)/);
}
