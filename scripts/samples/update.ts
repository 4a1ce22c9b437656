// npm run samples:update [-- v2] [-- hooks/useQuery] [-- v2 hooks/useQuery]
// Writes everything that is derived from the samples: generated clients, CLI output, expected errors, types on hover, recordings.
import path from 'node:path';
import {isCliInput} from './cliRuns/isCliInput';
import {updateExpectedErrors} from './expectedErrors';
import {updateHoverTypes} from './hoverTypes';
import {rootFolder, sampleProject, type SampleProject} from './projects';
import {updateGenerated} from './regenerate';
import {parseSelection, type Selection} from './selection';
import {runTests} from './steps/runTests';
import {writeRootDirs} from './writeRootDirs';

async function main({versions, path: selectedPath}: Selection): Promise<void> {
  for (const version of versions) await generate(version, selectedPath);
  // After both versions are generated, because a test of either may need a client that has changed.
  for (const version of versions) await updateSamples(version, selectedPath);
}

/** Runs the CLI again, unless the selection excludes all of its input. */
async function generate(version: SampleProject, selectedPath?: string): Promise<void> {
  if (selectedPath === undefined || (version === 'v2' && isCliInput(selectedPath))) {
    const changes = await updateGenerated(version);
    console.log(`samples/${version}: ${changes.length} generated files updated`);
  } else {
    // Lets `./api` and `./client` resolve from a new folder.
    await writeRootDirs(sampleProject(version), sampleProject(version));
  }
}

async function updateSamples(version: SampleProject, selectedPath?: string): Promise<void> {
  const place = ['samples', version, ...(selectedPath === undefined ? [] : ['src', selectedPath])].join('/');
  const messages = updateExpectedErrors(sampleProject(version), selectedPath);
  console.log(`${place}: messages of ${messages.length} samples updated`);
  const folders = updateHoverTypes(version, selectedPath);
  console.log(`${place}: types of ${folders} folders updated`);
  const problems = await runTests(version, 'update', selectedPath);
  problems.forEach((problem) => console.error(problem));
  console.log(`${place}: ${problems.length === 0 ? 'recordings are current' : 'tests fail, see above'}`);
  if (problems.length > 0) process.exitCode = 1;
}

try {
  void main(parseSelection(process.argv.slice(2), path.join(rootFolder, 'samples')));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
