import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SampleLocation} from './resolveSample';
import {SampleError} from './SampleError';
import {livePathOf} from './sidecarPath';

/** The project whose packages the site has for its readers; see samples/v2/live. */
const LIVE_PROJECT = 'v2';

/**
 * The path of a sample's `*.live.tsx`, relative to `samples/v2/src`. Throws when the sample cannot run in the page.
 */
export function findLiveFile({filePath, version}: SampleLocation, siteDir: string): string {
  if (version.project !== LIVE_PROJECT) {
    throw new SampleError(`Only samples of samples/${LIVE_PROJECT} run in the page. Remove "live".`);
  }
  const livePath = livePathOf(filePath);
  const shownPath = path.relative(siteDir, livePath).split(path.sep).join('/');
  if (!existsSync(livePath)) {
    throw new SampleError(
      `There is no ${shownPath}. Create it with a default export: the component that the page runs, such as ` +
        'export default () => <BookPage bookId={7} />.',
    );
  }
  if (!/^export default /m.test(readFileSync(livePath, 'utf8'))) {
    throw new SampleError(`${shownPath} has no default export. Export the component that the page runs.`);
  }
  const sourceDir = path.join(siteDir, 'samples', LIVE_PROJECT, 'src');
  return path.relative(sourceDir, livePath).split(path.sep).join('/');
}
