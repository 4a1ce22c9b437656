// npm run build:hosted: builds the site with hosted search, for searchHosted.spec.ts.
import {spawnSync} from 'node:child_process';
import {mkdirSync} from 'node:fs';
import {dirname, resolve} from 'node:path';
import {API_KEY, APP_ID, HOSTED_BUILD_FOLDER, INDEX_NAME} from './hostedSite';

mkdirSync(dirname(HOSTED_BUILD_FOLDER), {recursive: true});
const {status} = spawnSync(process.execPath, ['scripts/build.mjs', '--out-dir', HOSTED_BUILD_FOLDER], {
  cwd: resolve(__dirname, '../../..'),
  stdio: 'inherit',
  env: {
    ...process.env,
    ALGOLIA_APP_ID: APP_ID,
    ALGOLIA_API_KEY: API_KEY,
    ALGOLIA_INDEX_NAME: INDEX_NAME,
    // In its own folder, because the other build may run at the same time.
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-hosted-search',
  },
});
process.exitCode = status ?? 1;
