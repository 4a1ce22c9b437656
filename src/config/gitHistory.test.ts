import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {buildEditUrl, findEditUrl, hasWholeHistory, readCommitDates} from './gitHistory';

const folder = mkdtempSync(join(tmpdir(), 'history-'));
const site = join(folder, 'site');

function git(...options: string[]): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgSign=false'];
  execFileSync('git', [...identity, ...options], {cwd: site, stdio: 'ignore'});
}

function commit(date: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(site, name), text);
  git('add', '.');
  process.env.GIT_COMMITTER_DATE = date;
  git('commit', '--message', 'change');
  delete process.env.GIT_COMMITTER_DATE;
}

beforeAll(() => {
  mkdirSync(join(site, 'docs'), {recursive: true});
  git('init', '--initial-branch', 'main');
  commit('2026-01-01T00:00:00Z', {'docusaurus.config.ts': '', 'docs/a.mdx': '1', 'docs/é b.mdx': '1'});
  commit('2026-02-02T00:00:00Z', {'docs/a.mdx': '2'});
  commit('2026-03-03T00:00:00Z', {'other.txt': '3'});
});

afterAll(() => {
  rmSync(folder, {recursive: true, force: true});
});

describe('a whole clone', () => {
  test('tells when each page was changed last', () => {
    expect(hasWholeHistory(site)).toBe(true);
    expect(Object.fromEntries(readCommitDates(site))).toEqual({
      'docs/a.mdx': new Date('2026-02-02T00:00:00Z'),
      'docs/é b.mdx': new Date('2026-01-01T00:00:00Z'),
    });
  });

  test('leads to where it came from', () => {
    expect(findEditUrl(site)).toBeUndefined();
    git('remote', 'add', 'origin', 'git@github.com:owner/docs.git');
    expect(findEditUrl(site)).toBe('https://github.com/owner/docs/edit/main/');
  });
});

test('a shallow clone tells no date', () => {
  const clone = join(folder, 'shallow');
  execFileSync('git', ['clone', '--depth', '1', pathToFileURL(site).href, clone], {stdio: 'ignore'});
  expect(hasWholeHistory(clone)).toBe(false);
  expect(readCommitDates(clone).size).toBe(0);
});

test('an export has no dates, not even inside an unrelated repository', () => {
  const inside = join(site, 'vendor', 'export');
  for (const place of [join(folder, 'export'), inside]) {
    mkdirSync(join(place, 'docs'), {recursive: true});
    writeFileSync(join(place, 'docusaurus.config.ts'), '');
    writeFileSync(join(place, 'docs/a.mdx'), '1');
    expect(hasWholeHistory(place)).toBe(false);
    expect(readCommitDates(place).size).toBe(0);
    expect(findEditUrl(place)).toBeUndefined();
  }
});

test.each([
  ['https://github.com/owner/docs', true],
  ['https://github.com/owner/docs.git', true],
  ['https://token@github.com/owner/docs', true],
  ['ssh://git@github.com/owner/docs.git', true],
  ['https://gitlab.com/owner/docs.git', false],
  ['https://github.com.example.org/owner/docs', false],
  ['/srv/git/docs', false],
  ['', false],
])('%s leads to a place to edit: %s', (remote, isKnown) => {
  expect(buildEditUrl(remote)).toBe(isKnown ? 'https://github.com/owner/docs/edit/main/' : undefined);
});
