import path from 'node:path';
import {rootFolder, sampleProject, type SampleProject} from '../projects';
import {regenerate} from '../regenerate';
import {checkProvenance} from '../v1Cli/provenance';

/** One problem per file in `generated/` or `output/` that differs from a fresh run. */
export async function checkGenerated(version: SampleProject): Promise<string[]> {
  const kept = version === 'v1' ? checkProvenance(path.join(rootFolder, 'samples'), sampleProject(version)) : [];
  const stale = await regenerate(version, async (differences) =>
    differences.map(
      ({file, kind}) => `samples/${version}/${file}: ${kind} compared with a fresh run. Run: npm run samples:generate`,
    ),
  );
  return [...kept, ...stale];
}
