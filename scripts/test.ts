// npm test: every check of the project, see testSteps.ts.
import {spawnSync} from 'node:child_process';
import {describeResults, runSteps} from './runSteps';
import {TEST_STEPS} from './testSteps';

const results = runSteps(TEST_STEPS, (name) => {
  console.log(`\n> ${name}`);
  return (
    spawnSync('npm', ['run', '--silent', name], {stdio: 'inherit', shell: process.platform === 'win32'}).status === 0
  );
});

console.log(`\n${describeResults(TEST_STEPS, results)}`);
process.exitCode = results.every(({passed}) => passed) ? 0 : 1;
