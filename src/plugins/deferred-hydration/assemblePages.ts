import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {build} from 'esbuild';
import type {BuiltSite} from '../../lib/builtSite';
import {assemblePage} from './assemblePage';
import {listPageFiles, type PageFiles} from './listPageFiles';

/** Pages that show nothing useful without JavaScript. */
const URGENT_PAGES = ['search.html', 'playground.html'];

/** Rendered by the catch-all route, whose scripts are part of every page. */
const NOT_FOUND_PAGE = '404.html';
const NO_FILES: PageFiles = {scripts: [], styleSheets: []};

/**
 * Makes pages readable and their links usable before any script loads: scripts start when the browser is idle, or at
 * the reader's first input. Each page lists its scripts, so that they load in parallel, and contains the style sheets that
 * no other page needs.
 */
export async function assemblePages({outDir, generatedFilesDir, baseUrl, pages}: BuiltSite): Promise<void> {
  const startScript = await bundleStartScript();
  const filesByPage = listPageFiles(generatedFilesDir, baseUrl);
  for (const page of pages.values()) {
    const files = page.file === NOT_FOUND_PAGE ? NO_FILES : filesByPage.get(page.file);
    if (!files) throw new Error(`${page.file} has no route in .docusaurus/routes.js.`);
    const styles = await Promise.all(
      files.styleSheets.map(async (url) => ({
        url,
        css: await readFile(join(outDir, url.slice(baseUrl.length)), 'utf8'),
      })),
    );
    const {scripts} = files;
    page.html = assemblePage(page, {startScript, scripts, styles, isUrgent: URGENT_PAGES.includes(page.file)});
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
