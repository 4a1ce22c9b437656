import {cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parse} from 'yaml';
import {prepareDocument} from '../../../samples/v1/src/codegen/cli/prepareDocument';
import {cleanCliOutput} from '../cliRuns/cleanCliOutput';
import {rootFolder} from '../projects';
import {runCommand} from '../runCommand';
import type {V1Run} from './runs';

/**
 * Runs the 1.x CLI and saves its log, client, and files.
 *
 * @param program Absolute path of the 1.x CLI.
 * @param target Folder for `generated/` and `output/`.
 * @returns The CLI's terminal output, unchanged.
 */
export async function runV1Cli(program: string, run: V1Run, target: string): Promise<string> {
  // The CLI reports real paths, but the temporary folder may be a symlink.
  const folder = await mkdtemp(path.join(await realpath(tmpdir()), 'v1-cli-'));
  try {
    await writeFile(path.join(folder, 'openapi.yaml'), await readDocument(run));
    const {exitCode, output} = await runCommand(process.execPath, [program, ...run.cliArguments], {folder});
    if (exitCode !== run.exitCode) {
      const command = `openapi-qraft ${run.cliArguments.join(' ')}`;
      throw new Error(`${command}\nended with exit code ${exitCode}, not ${run.exitCode}:\n${output}`);
    }
    await save(path.join(target, 'output/cli', `${run.name}.txt`), cleanCliOutput(output, folder));
    const written = path.join(folder, 'src/api');
    if (run.isClient) await cp(written, path.join(target, 'generated', run.name), {recursive: true});
    for (const file of run.keep ?? []) {
      const text = await readFile(path.join(written, file), 'utf8');
      await save(path.join(target, 'output/cli', run.name, `${path.basename(file)}.txt`), text);
    }
    return output;
  } finally {
    await rm(folder, {recursive: true});
  }
}

async function readDocument({document, prepared}: V1Run): Promise<string> {
  const text = await readFile(path.join(rootFolder, 'samples', document), 'utf8');
  if (!prepared) return text;
  const parsed = parse(text) as Parameters<typeof prepareDocument>[0]; // Our own documents, which are linted
  // JSON is valid YAML
  return JSON.stringify(prepareDocument(parsed), null, 2);
}

async function save(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, `${text.trimEnd()}\n`);
}
