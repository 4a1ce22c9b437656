import {existsSync} from 'node:fs';
import path from 'node:path';
import {findCounterpart, otherVersion, type VersionName} from '../../lib/versionMap';

const VERSION: VersionName = 'current';
const FOLDER = 'docs/';
const EXTENSIONS = ['.mdx', '.md', '/index.mdx', '/index.md'];

/** The version that pages of the current one are compared with. */
export const PREVIOUS_VERSION = otherVersion(VERSION);

/**
 * The file of the same page in the version before. Only a page that leads back is the same: others merely hold the
 * subject, as `fetchQuery()` of 1.x does for `ensureQueryData()`.
 *
 * @param page path of a file, relative to the site: `docs/hooks/useQuery.mdx`
 * @returns path of a file, relative to the site; undefined for pages of the current version only, and for all others
 */
export function findCounterpartPage(page: string, siteDir: string): string | undefined {
  if (!page.startsWith(FOLDER)) return undefined;
  const route = page.slice(FOLDER.length).replace(/(?:\/index)?\.mdx?$/, '');
  const {to, isSameSubject} = findCounterpart(VERSION, route);
  if (!isSameSubject || findCounterpart(PREVIOUS_VERSION, to).to !== route) return undefined;
  return EXTENSIONS.map((extension) => `versioned_docs/version-${PREVIOUS_VERSION}/${to}${extension}`).find((file) =>
    existsSync(path.join(siteDir, file)),
  );
}
