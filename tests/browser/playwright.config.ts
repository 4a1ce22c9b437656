import {join, resolve} from 'node:path';
import {defineConfig} from '@playwright/test';
import {findBrowser} from '../../scripts/findBrowser';
import {BASE_URL} from '../buildFolder';
import {PORT} from './port';

const root = resolve(__dirname, '../..');
const address = `http://127.0.0.1:${PORT}${BASE_URL}`;

/** Turns off Chromium's own network requests, which the tests would report. */
const QUIET_FLAGS = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--js-flags=--no-turbofan',
];

/** Its tests share one fake service, so they run one after the other. The runner would start them last. */
const HOSTED = 'searchHosted.spec.ts';

export default defineConfig({
  testDir: __dirname,
  projects: [
    {name: 'hosted search', testMatch: HOSTED},
    {name: 'site', testIgnore: HOSTED},
  ],
  outputDir: join(root, 'test-results'),
  fullyParallel: true,
  // More than the cores of a small machine: each waits for its page a seventh of the time.
  workers: 3,
  retries: 0,
  timeout: 30_000,
  // Generous for a busy machine. Tests about durations measure them.
  expect: {timeout: 10_000},
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'list' : 'line',
  use: {
    baseURL: address,
    viewport: {width: 1280, height: 800},
    // Traces add a sixth to the run time. After a failure, run the test again with `--trace on`.
    trace: 'off',
    launchOptions: {
      executablePath: findBrowser(),
      // Chromium's sandbox does not start for root. Only root runs without it.
      chromiumSandbox: process.getuid?.() !== 0,
      args: QUIET_FLAGS,
    },
  },
  webServer: {
    command: 'npx tsx tests/browser/server.ts',
    cwd: root,
    url: address,
    reuseExistingServer: false,
    env: {BROWSER_TEST_PORT: String(PORT)},
  },
});
