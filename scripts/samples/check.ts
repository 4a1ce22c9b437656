// npm run samples:check [-- v2] [-- hooks/useQuery] [-- v2 hooks/useQuery]
import path from 'node:path';
import {listChecks} from './listChecks';
import {rootFolder} from './projects';
import {runChecks, type CheckResult} from './runChecks';
import {parseSelection, type Selection} from './selection';

// CI machines and most of ours have two cores.
const WORKERS = 2;

function report({name, problems, seconds}: CheckResult): void {
  const outcome = problems.length === 0 ? 'passed' : `FAILED, ${problems.length} problems`;
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}: ${outcome}`);
  problems.forEach((problem) => console.log(problem.replace(/^/gm, '          ')));
}

async function main(selection: Selection): Promise<void> {
  const checks = listChecks(selection);
  const start = performance.now();
  const results = await runChecks(checks, WORKERS, report);
  const failed = results.filter(({problems}) => problems.length > 0);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`\n${results.length} checks, ${failed.length} failed, ${seconds} s`);
  if (failed.length > 0) process.exitCode = 1;
}

try {
  void main(parseSelection(process.argv.slice(2), path.join(rootFolder, 'samples')));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
