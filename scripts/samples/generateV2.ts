import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {buildFileTree} from './buildFileTree';
import {captureCliRuns, runCli} from './cliRuns/captureCliRuns';
import {GENERATED_CLIENTS} from './generatedClients';
import {sampleProject} from './projects';

const PLUGINS = ['--plugin', 'tanstack-query-react', '--plugin', 'openapi-typescript'];

/**
 * Writes `generated/` and `output/` of the 2.x project with the real CLI.
 *
 * @param target Folder for both: the project itself or a temporary one.
 */
export async function generateV2(target: string): Promise<void> {
  await mkdir(path.join(target, 'generated'), {recursive: true});
  await mkdir(path.join(target, 'output'), {recursive: true});
  const [texts] = await Promise.all([generateClients(target), captureCliRuns(path.join(target, 'output/cli'))]);
  await Promise.all([
    ...Object.entries(texts).map(([name, text]) => writeOutput(target, name, text)),
    ...GENERATED_CLIENTS.map(async ({folder}) => {
      const tree = await buildFileTree(path.join(target, 'generated', folder));
      await writeOutput(target, `${folder}.tree.txt`, tree);
    }),
  ]);
}

/** Generates the clients and prints the help. Returns the CLI's output, by the name of its file in `output/`. */
async function generateClients(target: string): Promise<Record<string, string>> {
  const calls: [name: string, cliArguments: readonly string[]][] = [
    ...GENERATED_CLIENTS.map(({folder, options}): [string, string[]] => [
      `${folder}.log.txt`,
      [
        ...PLUGINS,
        '../openapi/bookshop.yaml',
        ...['--output-dir', path.join(target, 'generated', folder), '--clean'],
        ...options,
      ],
    ]),
    ['help.txt', [...PLUGINS, '--help']],
    ['redocly-help.txt', ['--redocly-help']],
  ];
  const project = sampleProject('v2');
  const results = await runCli(
    calls.map(([, cliArguments]) => ({folder: project, cliArguments})),
    target,
  );
  return Object.fromEntries(
    calls.map(([name, cliArguments], index) => {
      const {exitCode, output} = results[index] ?? {exitCode: 1, output: 'It did not run.'};
      if (exitCode === 0) return [name, output];
      throw new Error(`openapi-qraft ${cliArguments.join(' ')}\nended with exit code ${exitCode}:\n${output}`);
    }),
  );
}

function writeOutput(target: string, name: string, text: string): Promise<void> {
  return writeFile(path.join(target, 'output', name), `${text.trimEnd()}\n`);
}
