import path from 'node:path';
import {rootFolder} from '../projects';
import {checkBuild} from './checkBuild';
import {createRealCli} from './realCli';

// npm run samples:completeness [build folder]
async function main(): Promise<void> {
  const buildDir = path.resolve(process.argv[2] ?? path.join(rootFolder, 'build'));
  const {problems, report} = await checkBuild(rootFolder, buildDir, createRealCli(rootFolder));
  if (report) console.log(report);
  if (problems.length === 0) return;
  console.error(`\n${problems.join('\n\n')}\n\n${problems.length} problems in the samples of the built pages.`);
  process.exitCode = 1;
}

void main();
