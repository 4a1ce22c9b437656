// npm run samples:check [-- v2]   checks everything, or what has a name that begins so
import {listChecks} from './listChecks';
import {runChecks, type CheckResult} from './runChecks';

// The machines that run this have two cores.
const WORKERS = 2;

function report({name, problems, seconds}: CheckResult): void {
  const outcome = problems.length === 0 ? 'passed' : `FAILED, ${problems.length} problems`;
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}: ${outcome}`);
  problems.forEach((problem) => console.log(problem.replace(/^/gm, '          ')));
}

async function main(): Promise<void> {
  const wanted = process.argv[2] ?? '';
  const checks = listChecks().filter(({name}) => name.startsWith(wanted));
  if (checks.length === 0) throw new Error(`No check has a name that begins with '${wanted}'.`);
  const start = performance.now();
  const results = await runChecks(checks, WORKERS, report);
  const failed = results.filter(({problems}) => problems.length > 0);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`\n${results.length} checks, ${failed.length} failed, ${seconds} s`);
  if (failed.length > 0) process.exitCode = 1;
}

void main();
