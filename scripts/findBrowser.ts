import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {chromium} from '@playwright/test';

/** Debian's build of Chromium without a user interface: the tests need half the time with it. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const SYSTEM_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a Chromium that starts on this machine: `CHROMIUM_PATH`, otherwise the system's headless shell, otherwise
 * Playwright's own, otherwise the system's.
 *
 * @throws Error when `CHROMIUM_PATH` is set to a browser that does not start
 */
export function findBrowser(starts: (path: string) => boolean = browserStarts): string | undefined {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted !== undefined) {
    if (starts(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH is "${wanted}", which does not start. Set it to a Chromium, or leave it unset.`);
  }
  return [...listPaths([HEADLESS_SHELL]), chromium.executablePath(), ...listPaths(SYSTEM_NAMES), ...SYSTEM_PLACES].find(
    starts,
  );
}

function listPaths(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Starts the browser: a downloaded file may exist and still lack system libraries. */
function browserStarts(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], {stdio: 'ignore', timeout: 30_000}).status === 0;
}
