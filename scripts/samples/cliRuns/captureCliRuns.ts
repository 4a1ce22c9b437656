import {copyFile, mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {buildFileTree} from '../buildFileTree';
import {rootFolder, sampleProject} from '../projects';
import {runCommand, type CommandResult} from '../runCommand';
import {cleanCliOutput} from './cleanCliOutput';
import {CLI_RUNS, SHELF_DOCUMENT, TYPE_OPTIONS, type CliRun, type TypeOption} from './cliRuns';
import {compileRuns, makeRunFolder, removeRunFolder, type RunDiagnostic} from './compileRuns';
import {diffTypes} from './diffTypes';

/** One call of the 2.x CLI in a folder. */
export interface CliCall {
  folder: string;
  cliArguments: readonly string[];
}

/**
 * Executes all runs of `cliRuns.ts`, compiles their output, and writes the logs, file trees and type diffs to a folder.
 */
export async function captureCliRuns(outputFolder: string): Promise<void> {
  const runFolder = await makeRunFolder();
  try {
    const typeRuns = [{options: []}, ...TYPE_OPTIONS].map(describeTypeRun);
    const runs = [...CLI_RUNS, ...typeRuns];
    const calls = await Promise.all(runs.map((run) => prepareCall(run, runFolder)));
    const results = await runCli(calls, runFolder);
    results.forEach((result, index) => assertExitCode(runs[index], result));
    const problems = await checkOutputs(runFolder, runs);
    if (problems.length > 0) throw new Error(problems.join('\n\n'));
    await mkdir(outputFolder, {recursive: true});
    for (const [index, run] of CLI_RUNS.entries()) {
      const folder = path.join(runFolder, run.name);
      await save(outputFolder, run.name, cleanCliOutput(results[index]?.output ?? '', folder));
      if (run.tree) await save(outputFolder, `${run.name}.tree`, await buildFileTree(path.join(folder, 'src')));
    }
    const [before = '', ...after] = await Promise.all(typeRuns.map(({name}) => readTypes(runFolder, name)));
    for (const [index, text] of after.entries()) {
      await save(outputFolder, typeRuns[index + 1]?.name ?? '', diffTypes(before, text));
    }
  } finally {
    await removeRunFolder(runFolder);
  }
}

function describeTypeRun({options, compilerErrors}: TypeOption): CliRun {
  return {
    name: `types${options.join('').replaceAll('--', '-')}`,
    cliArguments: ['--plugin', 'openapi-typescript', 'openapi.yaml', '--output-dir', 'src', ...options],
    files: {'openapi.yaml': SHELF_DOCUMENT},
    exitCode: 0,
    ...(compilerErrors && {compilerErrors}),
  };
}

/** Creates the folder of a run and copies its files there. */
async function prepareCall({name, files, cliArguments}: CliRun, runFolder: string): Promise<CliCall> {
  const folder = path.join(runFolder, name);
  await mkdir(folder);
  for (const [file, source] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), {recursive: true});
    await copyFile(path.join(rootFolder, 'samples', source), path.join(folder, file));
  }
  return {folder, cliArguments};
}

/**
 * Makes all calls in one process.
 *
 * @param runFolder Folder for the temporary file with the list of calls.
 */
export async function runCli(calls: readonly CliCall[], runFolder: string): Promise<CommandResult[]> {
  const callsFile = path.join(runFolder, 'calls.json');
  await writeFile(callsFile, JSON.stringify(calls));
  const cliModule = path.join(sampleProject('v2'), 'node_modules/@openapi-qraft/cli/dist/bin.js');
  const program = [path.join(__dirname, 'runCliRepeatedly.mjs'), cliModule, callsFile];
  const {exitCode, output} = await runCommand(process.execPath, program, {folder: runFolder});
  if (exitCode !== 0) throw new Error(`The runs of the CLI failed:\n${output}`);
  return JSON.parse(output) as CommandResult[]; // Written by runCliRepeatedly.mjs
}

function assertExitCode(run: CliRun | undefined, {exitCode, output}: CommandResult): void {
  if (run === undefined || run.exitCode === exitCode) return;
  throw new Error(
    `openapi-qraft ${run.cliArguments.join(' ')}\nended with exit code ${exitCode}, not ${run.exitCode}:\n${output}`,
  );
}

async function checkOutputs(runFolder: string, runs: readonly CliRun[]): Promise<string[]> {
  const successful = runs.filter(({exitCode}) => exitCode === 0);
  const groups = [
    successful.filter(({compilerErrors}) => compilerErrors === undefined),
    successful.filter(({compilerErrors}) => compilerErrors !== undefined),
  ];
  const problems: string[] = [];
  for (const group of groups) {
    const names = group.map(({name}) => name);
    const diagnostics = await compileRuns(runFolder, names);
    problems.push(...group.flatMap((run) => checkOutput(run, diagnostics.get(run.name) ?? [])));
  }
  return problems;
}

function checkOutput({cliArguments, compilerErrors = []}: CliRun, diagnostics: readonly RunDiagnostic[]): string[] {
  const codes = [...new Set(diagnostics.map(({code}) => code))].sort();
  if (codes.join() === [...compilerErrors].sort().join()) return [];
  const expected = compilerErrors.length === 0 ? 'compiles' : `has the compiler errors ${compilerErrors.join(', ')}`;
  const found = diagnostics.map(({text}) => text).join('\n') || 'It compiles.';
  return [
    `openapi-qraft ${cliArguments.join(' ')}\nsucceeds. cliRuns.ts says that its output ${expected}, but:\n${found}`,
  ];
}

function readTypes(runFolder: string, name: string): Promise<string> {
  return readFile(path.join(runFolder, name, 'src/schema.ts'), 'utf8');
}

function save(outputFolder: string, name: string, text: string): Promise<void> {
  return writeFile(path.join(outputFolder, `${name}.txt`), `${text.trimEnd()}\n`);
}
