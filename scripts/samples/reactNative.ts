// npm run samples:react-native
// Type-checks the samples of the guide to React Native against React Native's own types.
import path from 'node:path';
import {installProject, runInProject} from './installProject';
import {rootFolder} from './projects';

async function main(): Promise<void> {
  await installProject('react-native');
  const compiler = path.join(rootFolder, 'samples/react-native/node_modules/typescript/bin/tsc');
  await runInProject('react-native', process.execPath, [compiler, '--pretty', 'false']);
  console.log('The samples of the guide to React Native compile.');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
