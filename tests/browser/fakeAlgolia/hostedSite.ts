// The site built for hosted search, and served.
import {spawn, spawnSync} from 'node:child_process';
import {resolve} from 'node:path';
import {BASE_URL} from '../../buildFolder';

export const APP_ID = 'STANDIN1';
export const API_KEY = '0123456789abcdef0123456789abcdef';
export const INDEX_NAME = 'hosted-docs';
/** Where the site is built for these tests; with `HOSTED_BUILD_DIR` one that is there already, built with the values above. */
export const HOSTED_BUILD_FOLDER = resolve(process.env.HOSTED_BUILD_DIR ?? '.cache/hosted-search/build');

const root = resolve(__dirname, '../../..');

/** Builds the site with the three variables of hosted search. Takes as long as a build. */
export function buildHostedSite(): void {
  if (process.env.HOSTED_BUILD_DIR !== undefined) return;
  const build = spawnSync(
    process.execPath,
    [require.resolve('@docusaurus/core/bin/docusaurus.mjs'), 'build', '--out-dir', HOSTED_BUILD_FOLDER],
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        ALGOLIA_APP_ID: APP_ID,
        ALGOLIA_API_KEY: API_KEY,
        ALGOLIA_INDEX_NAME: INDEX_NAME,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-hosted-search',
        NO_UPDATE_NOTIFIER: '1',
      },
    },
  );
  if (build.status !== 0)
    throw new Error(`The site does not build for hosted search:\n${build.stdout}\n${build.stderr}`);
}

/** @returns base address, and a function that stops serving */
export async function serveHostedSite(port: number): Promise<{address: string; stop: () => void}> {
  const server = spawn(process.execPath, [require.resolve('tsx/cli'), 'tests/browser/server.ts'], {
    cwd: root,
    stdio: 'ignore',
    env: {...process.env, BROWSER_TEST_PORT: String(port), SITE_BUILD_DIR: HOSTED_BUILD_FOLDER},
  });
  const address = `http://127.0.0.1:${port}${BASE_URL}`;
  for (let attempt = 0; attempt < 100; attempt++) {
    const isUp = await fetch(address).then(
      () => true,
      () => false,
    );
    if (isUp) return {address, stop: () => server.kill()};
    await new Promise((resolve_) => setTimeout(resolve_, 100));
  }
  server.kill();
  throw new Error(`${address} is not served. Is the port in use? Set BROWSER_TEST_PORT to another one.`);
}
