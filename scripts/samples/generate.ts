// npm run samples:generate [-- --check] [-- --folders]
import {sampleProject, SAMPLE_PROJECTS} from './projects';
import {checkGenerated} from './steps/checkGenerated';
import {updateGenerated} from './regenerate';
import {writeRootDirs} from './writeRootDirs';

async function main(): Promise<void> {
  if (process.argv.includes('--folders')) {
    // Only writes tsconfig.rootDirs.json. A new page folder needs nothing else, and this is fast.
    await Promise.all(SAMPLE_PROJECTS.map((version) => writeRootDirs(sampleProject(version), sampleProject(version))));
    return;
  }
  for (const version of SAMPLE_PROJECTS) {
    if (process.argv.includes('--check')) {
      const problems = await checkGenerated(version);
      problems.forEach((problem) => console.error(problem));
      if (problems.length > 0) process.exitCode = 1;
    } else {
      const changes = await updateGenerated(version);
      changes.forEach(({file, kind}) => console.log(`samples/${version}/${file}: was ${kind}`));
      console.log(`samples/${version}: ${changes.length === 0 ? 'up to date' : `${changes.length} files updated`}`);
    }
  }
}

void main();
