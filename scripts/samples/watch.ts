// npm run samples:watch [-- v1]: checks types and runs tests on each edit. The default is v2.
import {spawn} from 'node:child_process';
import {watch} from 'node:fs';
import path from 'node:path';
import {rootFolder, sampleProject, SAMPLE_PROJECTS, type SampleProject} from './projects';
import {writeRootDirs} from './writeRootDirs';

const version = readVersion(process.argv[2] ?? 'v2');
const project = sampleProject(version);

function readVersion(wanted: string): SampleProject {
  const found = SAMPLE_PROJECTS.find((name) => name === wanted);
  if (found) return found;
  console.error(`There is no version "${wanted}". There are: ${SAMPLE_PROJECTS.join(', ')}.`);
  process.exit(1);
}

function start(program: string, ...programArguments: string[]): void {
  const child = spawn(process.execPath, [path.join(rootFolder, 'node_modules', program), ...programArguments], {
    cwd: rootFolder,
    stdio: 'inherit',
  });
  process.on('exit', () => child.kill());
}

async function main(): Promise<void> {
  await writeRootDirs(project, project);
  // `./api` only resolves in a new page folder after this file is written again.
  watch(path.join(project, 'src'), {recursive: true}, (event) => {
    if (event === 'rename') void writeRootDirs(project, project);
  });
  start('typescript/bin/tsc', '-p', project, '--watch', '--preserveWatchOutput');
  start('vitest/vitest.mjs', 'watch', '--config', path.join(project, 'vitest.config.ts'));
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit());
void main();
