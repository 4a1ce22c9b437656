import {mkdtemp, realpath, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {sampleProject} from '../projects';
import {runCommand} from '../runCommand';

/** A compiler error in a file that a run generated. */
export interface RunDiagnostic {
  /** Such as `TS2451`. */
  code: string;
  /** The whole message, which starts with file and line. */
  text: string;
}

const DIAGNOSTIC = /^(?<run>[^/]+)\/\S+\(\d+,\d+\): error (?<code>TS\d+): /;

/** Creates a folder for the subfolders of runs, with the packages that generated code imports. */
export async function makeRunFolder(): Promise<string> {
  // The CLI reports real paths, but the temporary folder may be a symlink.
  const folder = await mkdtemp(path.join(await realpath(tmpdir()), 'cli-runs-'));
  await symlink(path.join(sampleProject('v2'), 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/** Removes a folder created by `makeRunFolder()`. */
export function removeRunFolder(folder: string): Promise<void> {
  return rm(folder, {recursive: true});
}

/**
 * Compiles the `src` folders of runs with the settings of the 2.x samples. A syntax error in one of them hides the type
 * errors of all others that are compiled with it.
 *
 * @param runFolder From `makeRunFolder()`.
 * @param runs Names of their folders.
 * @returns The compiler's messages by the name of the run's folder. Runs without an error have no entry.
 */
export async function compileRuns(runFolder: string, runs: readonly string[]): Promise<Map<string, RunDiagnostic[]>> {
  const project = sampleProject('v2');
  const config = {
    extends: path.join(project, 'tsconfig.json'),
    compilerOptions: {
      rootDirs: [],
      // The types package that some commands on the pages name.
      paths: {'@bookshop/types': [path.join(project, 'generated/api/schema.ts')]},
    },
    include: runs.map((run) => `${run}/src`),
  };
  await writeFile(path.join(runFolder, 'tsconfig.json'), JSON.stringify(config));
  // TypeScript 7 is much faster. The clients in `generated` are also compiled with 5.9.
  const {exitCode, output} = await runCommand(
    process.execPath,
    [path.join(project, 'node_modules/typescript-7/bin/tsc'), '-p', '.', '--pretty', 'false'],
    {folder: runFolder},
  );
  const diagnostics = new Map<string, RunDiagnostic[]>();
  if (exitCode === 0) return diagnostics;
  // The first line of a message is not indented, its details are.
  for (const text of output.trim().split(/\n(?=\S)/)) {
    const {run, code} = DIAGNOSTIC.exec(text)?.groups ?? {};
    if (run === undefined || code === undefined) throw new Error(`The runs of the CLI could not be compiled:\n${text}`);
    diagnostics.set(run, [...(diagnostics.get(run) ?? []), {code, text}]);
  }
  return diagnostics;
}
