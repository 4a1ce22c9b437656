import {existsSync} from 'node:fs';
import path from 'node:path';
import {findCounterpart, otherVersion, type VersionName} from '../../../lib/versionMap';

const VERSION: VersionName = 'current';
const FOLDER = 'docs/';
const EXTENSIONS = ['.mdx', '.md', '/index.mdx', '/index.md'];

/** The version that current pages are compared with. */
export const PREVIOUS_VERSION = otherVersion(VERSION);

/**
 * Finds the file of the same page in the previous version. Two pages are the same only if each is the other's
 * counterpart. For example, `ensureQueryData()` has the counterpart `fetchQuery()` in 1.x, but that page has another
 * counterpart.
 *
 * @param page path relative to the site folder: `docs/hooks/useQuery.mdx`
 * @returns path relative to the site folder; undefined for new pages, and for pages outside the current version
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
