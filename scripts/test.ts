// npm test: runs every check of the project. See testSteps.ts.
import {spawn} from 'node:child_process';
import {describeResults, runSteps} from './runSteps';
import {TEST_STEPS, WORKERS} from './testSteps';

/** Prints the output of a step when it has ended, so that outputs do not mix. */
async function runScript(name: string): Promise<boolean> {
  const step = spawn('npm', ['run', '--silent', name], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const printed: Buffer[] = [];
  for (const stream of [step.stdout, step.stderr]) stream.on('data', (chunk: Buffer) => printed.push(chunk));
  const code = await new Promise<number | null>((done) => step.on('close', done));
  console.log(`\n> ${name}\n${Buffer.concat(printed).toString()}`.trimEnd());
  return code === 0;
}

async function main(): Promise<void> {
  const names = TEST_STEPS.flat();
  const results = await runSteps(TEST_STEPS, WORKERS, runScript);
  console.log(`\n${describeResults(names, results)}`);
  process.exitCode = results.every(({passed}) => passed) ? 0 : 1;
}

void main();
