import {join, resolve} from 'node:path';
import {defineConfig} from '@playwright/test';
import {findBrowser} from '../../scripts/findBrowser';
import {BASE_URL} from '../buildFolder';
import {PORT} from './port';

const root = resolve(__dirname, '../..');
const address = `http://127.0.0.1:${PORT}${BASE_URL}`;

/** Without these Chromium calls home, which the tests would see as requests nobody asked for. */
const QUIET_FLAGS = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: __dirname,
  outputDir: join(root, 'test-results'),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  // Room for a busy machine. Tests of how long something takes measure it.
  expect: {timeout: 10_000},
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'list' : 'line',
  use: {
    baseURL: address,
    viewport: {width: 1280, height: 800},
    // Recording costs a sixth of the time. After a failure, run the test again with `--trace on`.
    trace: 'off',
    launchOptions: {
      executablePath: findBrowser(),
      // The sandbox does not start for root, and only root may do without it.
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
