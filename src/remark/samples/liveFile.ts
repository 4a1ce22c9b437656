import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SampleLocation} from './resolveSample';
import {SampleError} from './SampleError';
import {livePathOf} from './sidecarPath';

/** The site has the packages of this project for its readers; see samples/v2/live. */
const LIVE_SOURCES = 'samples/v2/src';

/** The path of a sample's `*.live.tsx`, relative to `samples/v2/src`. Throws when the sample cannot run in the page. */
export function findLiveFile({filePath}: SampleLocation, siteDir: string): string {
  const livePath = toPosix(path.relative(siteDir, livePathOf(filePath)));
  if (!livePath.startsWith(`${LIVE_SOURCES}/`)) {
    throw new SampleError(`Only samples of ${LIVE_SOURCES} run in the page. Remove "live".`);
  }
  const absolutePath = path.join(siteDir, livePath);
  if (!existsSync(absolutePath)) {
    throw new SampleError(
      `There is no ${livePath}. Create it with a default export: the component that the page runs, such as ` +
        '"export default () => <BookPage bookId={7} />;".',
    );
  }
  if (!/^export default /m.test(readFileSync(absolutePath, 'utf8'))) {
    throw new SampleError(`${livePath} has no default export. Export the component that the page runs.`);
  }
  return livePath.slice(LIVE_SOURCES.length + 1);
}

const toPosix = (filePath: string): string => filePath.split(path.sep).join('/');
