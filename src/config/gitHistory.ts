/**
 * What git knows about the pages. A missing value is better than a wrong one: a shallow clone has only its last commit,
 * and an export has none.
 */
import {execFileSync} from 'node:child_process';

/** Tells our repository from another one that happens to contain the site's folder. */
const OWN_FILE = 'docusaurus.config.ts';
const PAGES = ['docs', 'versioned_docs'];
const GITHUB =
  /^(?:https:\/\/(?:[^@/]+@)?github\.com\/|(?:ssh:\/\/)?git@github\.com[:/])([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/;

function runGit(siteDir: string, ...options: readonly string[]): string | undefined {
  try {
    const output = execFileSync('git', options, {cwd: siteDir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
    return output.trim();
  } catch {
    // No git, no repository, or nothing found in it.
    return undefined;
  }
}

/** Whether the history is complete, so that the dates of commits can be trusted. */
export function hasWholeHistory(siteDir: string): boolean {
  return (
    runGit(siteDir, 'rev-parse', '--is-shallow-repository') === 'false' &&
    Boolean(runGit(siteDir, 'log', '--max-count=1', '--format=%h', '--', OWN_FILE))
  );
}

/**
 * Dates of the last commits that changed each page, by path from the site's folder: `docs/overview.mdx`.
 * Empty without a complete history. One run of git for all pages, because one per page takes seconds.
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

/** Where the sources can be edited, derived from the remote `origin`; undefined when that is not on GitHub. */
export function findEditUrl(siteDir: string): string | undefined {
  if (runGit(siteDir, 'ls-files', OWN_FILE) !== OWN_FILE) return undefined;
  return buildEditUrl(runGit(siteDir, 'remote', 'get-url', 'origin') ?? '');
}

/** `https://github.com/owner/docs/edit/main/` for any form of the address of `owner/docs`. */
export function buildEditUrl(remote: string): string | undefined {
  const [, owner, repository] = GITHUB.exec(remote) ?? [];
  return owner && repository ? `https://github.com/${owner}/${repository}/edit/main/` : undefined;
}
