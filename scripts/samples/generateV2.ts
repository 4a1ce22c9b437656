import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {buildFileTree} from './buildFileTree';
import {captureCliRuns} from './cliRuns/captureCliRuns';
import {GENERATED_CLIENTS, type GeneratedClient} from './generatedClients';
import {sampleProject} from './projects';
import {runCommand} from './runCommand';

const PLUGINS = ['--plugin', 'tanstack-query-react', '--plugin', 'openapi-typescript'];

/**
 * Writes `generated/` and `output/` of the 2.x project with the real CLI.
 *
 * @param target Folder that receives both, the project itself or a temporary one.
 */
export async function generateV2(target: string): Promise<void> {
  await mkdir(path.join(target, 'generated'), {recursive: true});
  await mkdir(path.join(target, 'output'), {recursive: true});
  const [clientLogs, pluginHelp, redoclyHelp] = await Promise.all([
    generateClients(target),
    runCli([...PLUGINS, '--help']),
    runCli(['--redocly-help']),
    captureCliRuns(path.join(target, 'output/cli')),
  ]);
  await Promise.all([
    ...clientLogs.map(({folder, log}) => writeOutput(target, `${folder}.log.txt`, log)),
    writeOutput(target, 'help.txt', pluginHelp),
    writeOutput(target, 'redocly-help.txt', redoclyHelp),
    ...GENERATED_CLIENTS.map(async ({folder}) => {
      const tree = await buildFileTree(path.join(target, 'generated', folder));
      await writeOutput(target, `${folder}.tree.txt`, tree);
    }),
  ]);
}

// Two at a time would halve the wait on two cores, but the other steps of the check use them as well.
async function generateClients(target: string): Promise<{folder: string; log: string}[]> {
  const logs: {folder: string; log: string}[] = [];
  for (const client of GENERATED_CLIENTS) {
    logs.push({folder: client.folder, log: await generateClient(target, client)});
  }
  return logs;
}

async function generateClient(target: string, {folder, options}: GeneratedClient): Promise<string> {
  return runCli([
    ...PLUGINS,
    '../openapi/bookshop.yaml',
    ...['--output-dir', path.join(target, 'generated', folder), '--clean'],
    ...options,
  ]);
}

async function runCli(cliArguments: readonly string[]): Promise<string> {
  const project = sampleProject('v2');
  const program = path.join(project, 'node_modules/.bin/openapi-qraft');
  const {exitCode, output} = await runCommand(program, cliArguments, {folder: project});
  if (exitCode !== 0) {
    throw new Error(`openapi-qraft ${cliArguments.join(' ')}\nended with exit code ${exitCode}:\n${output}`);
  }
  return output;
}

function writeOutput(target: string, name: string, text: string): Promise<void> {
  return writeFile(path.join(target, 'output', name), `${text.trimEnd()}\n`);
}
