import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';

const ROOT = resolve(import.meta.dirname, '../..');
const CLI = createRequire(join(ROOT, 'package.json')).resolve('@docusaurus/core/bin/docusaurus.mjs');
const SITE = JSON.parse(readFileSync(join(ROOT, 'scripts/siteFiles.json'), 'utf8'));

export const BASE_PATH = '/openapi-qraft/';

/** Copies the site to a folder below `.cache`, so that packages resolve. Removes an existing copy. */
export function copySite(name) {
  const folder = join(ROOT, '.cache', name);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const each of [...SITE.files, ...SITE.folders]) cpSync(join(ROOT, each), join(folder, each), {recursive: true});
  for (const each of SITE.links) symlinkSync(join(ROOT, each), join(folder, each), 'junction');
  return folder;
}

/**
 * Creates a stock Docusaurus 3.7.0 site with the same pages: the classic preset with its default theme, and code
 * highlighting in the browser. From ours it only keeps what the pages need: remark plugins, recorded requests, page
 * components, and samples that run.
 */
export function makeStockSite(name = 'bench-stock') {
  const folder = copySite(name);
  for (const each of readdirSync(join(folder, 'src/theme'))) {
    if (each !== 'MDXComponents') rmSync(join(folder, 'src/theme', each), {recursive: true});
  }
  writeFileSync(
    join(folder, 'src/theme/prism-include-languages.ts'),
    `import includeLanguages from '@theme-original/prism-include-languages';
export default function includeSignature(Prism: {languages: Record<string, unknown>}): void {
  includeLanguages(Prism as never);
  Prism.languages.signature = Prism.languages.typescript;
}
`,
  );
  const config = readFileSync(join(ROOT, 'bench/stock/docusaurus.config.ts'), 'utf8');
  writeFileSync(join(folder, 'docusaurus.config.ts'), config.replaceAll('../../src/', './src/'));
  rmSync(join(folder, 'babel.config.js')); // Stock Docusaurus compiles with SWC. Its option for this warns when the file exists.
  rmSync(join(folder, 'src/pages'), {recursive: true});
  cpSync(join(ROOT, 'bench/stock/pages'), join(folder, 'src/pages'), {recursive: true});
  return folder;
}

/**
 * Builds a site and measures the build.
 *
 * @returns {{build: string, seconds: number, cpuSeconds: number, memoryMegabytes: number}}
 */
export function buildSite(folder) {
  const started = Date.now();
  const report = join(folder, 'usage.json');
  // jiti caches compiled files here by path. A new site should start without them.
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary, {recursive: true});
  const hook = pathToFileURL(join(import.meta.dirname, 'reportUsage.mjs')).href;
  execFileSync(process.execPath, ['--import', hook, CLI, 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NO_UPDATE_NOTIFIER: '1',
      USAGE_REPORT: report,
      TMPDIR: temporary,
    },
  });
  if (!existsSync(report)) throw new Error(`The build of ${folder} reported no usage.`);
  return {
    build: join(folder, 'build'),
    seconds: (Date.now() - started) / 1000,
    ...JSON.parse(readFileSync(report, 'utf8')),
  };
}
