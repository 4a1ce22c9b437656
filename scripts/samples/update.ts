// npm run samples:update   rewrites generated files, captured output, expected errors, and records
import {updateExpectedErrors} from './expectedErrors';
import {sampleProject, SAMPLE_VERSIONS} from './projects';
import {updateGenerated} from './regenerate';
import {runTests} from './steps/runTests';

async function main(): Promise<void> {
  for (const version of SAMPLE_VERSIONS) {
    const changes = await updateGenerated(version);
    console.log(`samples/${version}: ${changes.length} generated files updated`);
  }
  // Only now: a test of either version may need a client that has changed.
  for (const version of SAMPLE_VERSIONS) {
    const messages = updateExpectedErrors(sampleProject(version));
    console.log(`samples/${version}: messages of ${messages.length} samples updated`);
    const problems = await runTests(version, 'update');
    problems.forEach((problem) => console.error(problem));
    console.log(`samples/${version}: ${problems.length === 0 ? 'records are current' : 'tests fail, see above'}`);
    if (problems.length > 0) process.exitCode = 1;
  }
}

void main();
