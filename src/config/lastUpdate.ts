import {statSync} from 'node:fs';
import {join} from 'node:path';
import {readCommitDates} from './gitHistory';

/**
 * Creates a function that returns the date of a page's last commit, or the date of its file before the first commit.
 * The function returns undefined without a complete history.
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
