/**
 * Reads dates and the repository from git. Returns no value rather than a wrong one: a shallow clone only has its last
 * commit, and an export has no history.
 */
import {execFileSync} from 'node:child_process';

/** Distinguishes our repository from another one that happens to contain the site's folder. */
const OWN_FILE = 'docusaurus.config.ts';
const PAGES = ['docs', 'versioned_docs'];
const GITHUB =
  /^(?:https:\/\/(?:[^@/]+@)?github\.com\/|(?:ssh:\/\/)?git@github\.com[:/])([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/;

function runGit(siteDir: string, ...options: readonly string[]): string | undefined {
  try {
    const output = execFileSync('git', options, {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: Infinity, // The history of all pages passes the default of 1 MiB one day, and would then have no dates.
    });
    return output.trim();
  } catch {
    // Git is not installed, there is no repository, or git found nothing.
    return undefined;
  }
}

/** Whether the history is complete. Otherwise the dates of commits are wrong. */
export function hasWholeHistory(siteDir: string): boolean {
  return (
    runGit(siteDir, 'rev-parse', '--is-shallow-repository') === 'false' &&
    Boolean(runGit(siteDir, 'log', '--max-count=1', '--format=%h', '--', OWN_FILE))
  );
}

/**
 * Dates of the last commits that changed each page, by path from the site's folder: `docs/overview.mdx`. Empty without
 * a complete history. Runs git once for all pages, because running it for each page takes seconds.
 */
export function readCommitDates(siteDir: string): ReadonlyMap<string, Date> {
  const dates = new Map<string, Date>();
  if (!hasWholeHistory(siteDir)) return dates;
  const log = runGit(
    siteDir,
    ...['-c', 'core.quotePath=false', 'log', '--format=@%ct', '--name-only', '--relative', '--', ...PAGES],
  );
  let date = new Date(0);
  for (const line of (log ?? '').split('\n')) {
    if (/^@\d+$/.test(line)) date = new Date(Number(line.slice(1)) * 1000);
    // The newest commit comes first.
    else if (line !== '' && !dates.has(line)) dates.set(line, date);
  }
  return dates;
}

/** The URL for editing the sources, derived from the remote `origin`. Undefined if the remote is not on GitHub. */
export function findEditUrl(siteDir: string): string | undefined {
  if (runGit(siteDir, 'ls-files', OWN_FILE) !== OWN_FILE) return undefined;
  return buildEditUrl(runGit(siteDir, 'remote', 'get-url', 'origin') ?? '');
}

/** `https://github.com/owner/docs/edit/main/` for any form of the URL of `owner/docs`. */
export function buildEditUrl(remote: string): string | undefined {
  const [, owner, repository] = GITHUB.exec(remote) ?? [];
  return owner && repository ? `https://github.com/${owner}/${repository}/edit/main/` : undefined;
}
