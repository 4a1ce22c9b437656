import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import type {Config} from '@docusaurus/types';
import {withoutTestVariables} from '../temporarySite';

const ROOT = resolve(import.meta.dirname, '../..');

const FILES: Readonly<Record<string, string>> = {
  'package.json': '{"name": "small-site"}',
  'sidebars.js': "module.exports = {docs: ['start']};",
  'docs/start.md': '# Start\n\nThe only page.\n',
};

const CONFIG: Config = {
  title: 'Small site',
  url: 'https://small.example',
  baseUrl: '/',
  future: {experimental_faster: true},
  presets: [['classic', {docs: {sidebarPath: './sidebars.js'}, blog: false, sitemap: false}]],
};

/**
 * Builds a site of one page with our Docusaurus, and removes it again. The folder is inside the repository, so that
 * packages resolve. Takes about five seconds.
 *
 * @param files texts by path; they replace or extend the files of the one-page site
 */
export function buildSmallSite(
  config: Partial<Config>,
  files: Readonly<Record<string, string>> = {},
): {code: number | null; output: string} {
  mkdirSync(join(ROOT, '.cache'), {recursive: true});
  const folder = mkdtempSync(join(ROOT, '.cache/small-site-'));
  const configFile = `module.exports = ${JSON.stringify({...CONFIG, ...config})};`;
  try {
    for (const [file, text] of Object.entries({...FILES, 'docusaurus.config.js': configFile, ...files})) {
      mkdirSync(dirname(join(folder, file)), {recursive: true});
      writeFileSync(join(folder, file), text);
    }
    const cli = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
    const {status, stdout, stderr} = spawnSync(process.execPath, [cli, 'build'], {
      cwd: folder,
      encoding: 'utf8',
      env: {...withoutTestVariables(), NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0'},
    });
    return {code: status, output: stripVTControlCharacters(stdout + stderr)};
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
