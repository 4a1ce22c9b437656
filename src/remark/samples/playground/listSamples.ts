import path from 'node:path';
import type {PlaygroundSample} from '../../../lib/playgroundSample';
import {listFiles} from '../readSample';
import {collectSample} from './collectSample';

/** All samples of 2.x that the playground can open, by their path in `samples/v2/src`. */
export function listSamples(siteDir: string): Record<string, PlaygroundSample> {
  const names = listFiles(path.join(siteDir, 'samples/v2/src')).filter(
    (name) => /\.tsx?$/.test(name) && !name.startsWith('facts/'),
  );
  return Object.fromEntries(
    names.flatMap((name) => {
      const sample = collectSample(siteDir, name);
      return sample ? [[name, sample] as const] : [];
    }),
  );
}
