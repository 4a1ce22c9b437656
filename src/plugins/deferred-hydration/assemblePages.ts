import {join} from 'node:path';
import {build} from 'esbuild';
import type {BuiltSite} from '../built-pages/builtSite';
import {assemblePage} from './assemblePage';
import {listPageScripts} from './listPageScripts';

/** Pages whose readers wait for an answer that only scripts give. */
const URGENT_PAGES = ['search.html'];

/** Belongs to the route for all other addresses, whose scripts every page has. */
const NOT_FOUND_PAGE = '404.html';

/**
 * Makes pages readable and their links usable before any script has come: scripts start when the page is at rest, or
 * with the reader's first input. What a page will load is listed in it, so that all of it comes at once.
 */
export async function assemblePages({generatedFilesDir, baseUrl, pages}: BuiltSite): Promise<void> {
  const startScript = await bundleStartScript();
  const scriptsByFile = listPageScripts(generatedFilesDir, baseUrl);
  for (const page of pages.values()) {
    const pageScripts = page.file === NOT_FOUND_PAGE ? [] : scriptsByFile.get(page.file);
    if (!pageScripts) throw new Error(`${page.file} has no route of its own in .docusaurus/routes.js.`);
    page.html = assemblePage(page, {startScript, pageScripts, isUrgent: URGENT_PAGES.includes(page.file)});
  }
}

/** One text for all pages, so that a security policy can name it by one hash. */
async function bundleStartScript(): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [join(__dirname, 'client/start.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    tsconfigRaw: {}, // Not this site's, which would add "use strict", where it has no effect.
    write: false,
  });
  const [file] = outputFiles;
  if (!file) throw new Error('esbuild wrote nothing for src/plugins/deferred-hydration/client/start.ts.');
  return file.text.trim();
}
