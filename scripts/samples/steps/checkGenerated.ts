import {regenerate} from '../regenerate';
import type {SampleVersion} from '../projects';

/** One problem per file in `generated/` or `output/` that a fresh run would write differently. */
export async function checkGenerated(version: SampleVersion): Promise<string[]> {
  return regenerate(version, async (differences) =>
    differences.map(
      ({file, kind}) => `samples/${version}/${file}: ${kind} compared with a fresh run. Run: npm run samples:generate`,
    ),
  );
}
