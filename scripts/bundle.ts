// npm run bundle -- --base-path /docs/qraft/ [--site-url https://intranet.example] [--out qraft-docs.zip]
//
// Builds the site for another base path and packs it as a zip file, for an intranet or offline reading.
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {packBundle} from './bundle/packBundle';
import {parseOptions} from './bundle/parseOptions';

const {basePath, siteUrl, out} = parseOptions(process.argv.slice(2));
const GENERATED = '.docusaurus-bundle';
const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
try {
  const {status} = spawnSync(
    process.execPath,
    [require.resolve('@docusaurus/core/bin/docusaurus.mjs'), 'build', '--out-dir', join(folder, 'build')],
    {env: buildVariables(), stdio: 'inherit'},
  );
  if (status !== 0) throw new Error('The build failed, see above. No bundle was written.');
  const zip = packBundle(join(folder, 'build'), basePath);
  writeFileSync(out, zip);
  console.log(
    `${out}: ${(zip.length / 1e6).toFixed(1)} MB. Unpack it in the root folder of a web server, and open ${basePath}`,
  );
} finally {
  for (const temporary of [folder, GENERATED]) rmSync(temporary, {recursive: true, force: true});
}

/**
 * Turns hosted search off, so that the copy works offline, and indexing too, so that search engines list the original.
 */
function buildVariables(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('ALGOLIA_'));
  return {
    ...Object.fromEntries(kept),
    BASE_URL: basePath,
    SITE_URL: siteUrl,
    NO_INDEX: 'true',
    NO_UPDATE_NOTIFIER: '1',
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: GENERATED,
  };
}
