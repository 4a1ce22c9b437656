import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import siteFiles from '../scripts/siteFiles.json';

const ROOT = resolve(__dirname, '..');

/** Creates a copy of the site for a test to modify. It is inside the repository, so that packages resolve. */
export class TemporarySite {
  readonly folder: string;

  constructor() {
    mkdirSync(join(ROOT, '.cache'), {recursive: true});
    this.folder = mkdtempSync(join(ROOT, '.cache/site-'));
    for (const name of [...siteFiles.files, ...siteFiles.folders])
      cpSync(join(ROOT, name), join(this.folder, name), {recursive: true});
    for (const name of siteFiles.links) symlinkSync(join(ROOT, name), join(this.folder, name), 'junction');
  }

  /**
   * Replaces a text in a file. @throws Error when the file does not contain it, because the test would prove nothing
   */
  edit(file: string, from: string | RegExp, to: string): void {
    const before = readFileSync(join(this.folder, file), 'utf8');
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${file} does not contain ${String(from)}`);
    writeFileSync(join(this.folder, file), after);
  }

  /** Runs the real `docusaurus build` with these options. Returns its exit code and output. */
  build(variables: Record<string, string> = {}, ...options: string[]): {code: number | null; output: string} {
    const cli = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
    const {status, stdout, stderr} = spawnSync(process.execPath, [cli, 'build', ...options], {
      cwd: this.folder,
      encoding: 'utf8',
      env: {...withoutTestVariables(), NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0', ...variables},
    });
    return {code: status, output: stripVTControlCharacters(stdout + stderr)};
  }

  remove(): void {
    rmSync(this.folder, {recursive: true, force: true});
  }
}

/** Removes the variables that Vitest sets, such as NODE_ENV and BASE_URL. */
export function withoutTestVariables(): NodeJS.ProcessEnv {
  const own = ['NODE_ENV', 'BASE_URL', 'SITE_URL', 'NO_INDEX', 'MODE', 'DEV', 'PROD', 'SSR', 'VITEST', 'TEST'];
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.includes(name)));
}
