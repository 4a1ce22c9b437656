import {join} from 'node:path';
import {build} from 'esbuild';
import type {BuiltSite} from '../built-pages/builtSite';
import {assemblePage} from './assemblePage';
import {listPageScripts} from './listPageScripts';

/** Pages that show nothing useful without JavaScript. */
const URGENT_PAGES = ['search.html', 'playground.html'];

/** Rendered by the catch-all route, whose scripts are part of every page. */
const NOT_FOUND_PAGE = '404.html';

/**
 * Makes pages readable and their links usable before any script loads: scripts start when the browser is idle, or at
 * the reader's first input. Each page lists its scripts, so that they load in parallel.
 */
export async function assemblePages({generatedFilesDir, baseUrl, pages}: BuiltSite): Promise<void> {
  const startScript = await bundleStartScript();
  const scriptsByFile = listPageScripts(generatedFilesDir, baseUrl);
  for (const page of pages.values()) {
    const pageScripts = page.file === NOT_FOUND_PAGE ? [] : scriptsByFile.get(page.file);
    if (!pageScripts) throw new Error(`${page.file} has no route in .docusaurus/routes.js.`);
    page.html = assemblePage(page, {startScript, pageScripts, isUrgent: URGENT_PAGES.includes(page.file)});
  }
}

/** The start script is the same for all pages, so that it always has the same hash. */
async function bundleStartScript(): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [join(__dirname, 'client/start.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    tsconfigRaw: {}, // The site's tsconfig would add "use strict", which has no effect here.
    write: false,
  });
  const [file] = outputFiles;
  if (!file) throw new Error('esbuild wrote nothing for src/plugins/deferred-hydration/client/start.ts.');
  return file.text.trim();
}
