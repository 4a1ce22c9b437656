// Finds the Chromium for the browser tests, or installs one: Playwright's own if it can be downloaded, otherwise
// Debian's package. Prints the path of the browser.
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {findBrowser} from './findBrowser';

const INSTALL_TIME_LIMIT = 300_000;

function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;

  console.log('No Chromium found. Trying to download the one that Playwright offers.');
  run('npx', ['playwright', 'install', 'chromium'], {PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000'});
  const downloaded = findBrowser();
  if (downloaded) return downloaded;

  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log("Playwright's Chromium is not usable here. Installing Debian's package.");
    run('apt-get', ['update']);
    // The headless shell is smaller and twice as fast, but not in every release of Debian.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      run('apt-get', ['install', '-y', '--no-install-recommends', name], {DEBIAN_FRONTEND: 'noninteractive'});
      const installed = findBrowser();
      if (installed) return installed;
    }
  }
  throw new Error(
    'The browser tests need a Chromium, and none could be found or installed. Install one ' +
      '("apt-get install chromium" on Debian, "npx playwright install --with-deps chromium" elsewhere), ' +
      'or set CHROMIUM_PATH to the one you have.',
  );
}

/** Failures are not fatal here: afterwards `findBrowser` checks again. */
function run(command: string, parameters: string[], variables: Record<string, string> = {}): void {
  spawnSync(command, parameters, {
    stdio: 'inherit',
    timeout: INSTALL_TIME_LIMIT,
    env: {...process.env, ...variables},
    shell: process.platform === 'win32',
  });
}

try {
  console.log(`Browser: ${ensureBrowser()}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
