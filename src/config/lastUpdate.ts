import {statSync} from 'node:fs';
import {join} from 'node:path';
import {readCommitDates} from './gitHistory';

/**
 * Makes a function that dates the pages of a site: by their last commit, and a page that is not committed yet by its
 * file. Dates nothing where history does not tell.
 *
 * @param siteDir absolute path
 */
export function createDater(siteDir: string): (page: string) => Date | undefined {
  let dates: ReadonlyMap<string, Date> | undefined;
  return (page) => {
    dates ??= readCommitDates(siteDir);
    if (dates.size === 0) return undefined;
    return dates.get(page) ?? statSync(join(siteDir, page)).mtime;
  };
}
