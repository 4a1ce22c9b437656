import {createHash} from 'node:crypto';
import {readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {join, relative, sep} from 'node:path';
import {build} from 'esbuild';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {assemblePage} from './assemblePage';
import {ChunkFiles} from './ChunkFiles';
import {listPageChunks} from './listPageChunks';
import {listUsedProperties, purgeCss} from './purgeCss';
import {readSiteWords} from './readSiteWords';

/** Pages whose readers wait for an answer that only scripts give. */
const URGENT_PAGES = ['search.html'];

let markAssembled = (): void => undefined;

/** Settles when all pages have their final form, for plugins that look at it. Plugins' `postBuild` run side by side. */
export const pagesAreAssembled = new Promise<void>((resolve) => {
  markAssembled = resolve;
});

/**
 * Makes built pages readable and their links usable before any script has come: scripts start when the page is at rest,
 * or with the reader's first input. What a page will load is listed in it, so that all of it comes at once. The style
 * sheet, which the page does wait for, loses the rules that no page can show.
 */
export default function deferredHydrationPlugin({siteConfig, generatedFilesDir}: LoadContext): Plugin {
  const {baseUrl} = siteConfig;
  const chunkFiles = new ChunkFiles();
  return {
    name: 'deferred-hydration',

    getClientModules: () => [join(__dirname, 'client/replayInputs.ts')],

    configureWebpack: (_, isServer) =>
      isServer || process.env.NODE_ENV !== 'production' ? {} : {plugins: [chunkFiles]},

    async postBuild({outDir}) {
      const startScript = await bundleStartScript();
      const pages = await readPages(outDir);
      const styleSheets = await purgeStyleSheets(outDir, baseUrl, [...pages.values()]);
      const pageChunks = listPageChunks(generatedFilesDir, baseUrl);
      for (const [file, html] of pages) {
        const pageScripts = chunkFiles.find(pageChunks.get(file) ?? []).map((name) => baseUrl + name);
        const options = {startScript, styleSheets, pageScripts, isUrgent: URGENT_PAGES.includes(file)};
        await replaceFile(join(outDir, file), assemblePage(html, options));
      }
      markAssembled();
    },
  };
}

/** In one step: other plugins read the pages at the same time. */
async function replaceFile(path: string, text: string): Promise<void> {
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
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

/** Writes the style sheets again without dead rules, under names that follow from what is left. */
async function purgeStyleSheets(
  outDir: string,
  baseUrl: string,
  pages: readonly string[],
): Promise<Map<string, string>> {
  const scripts = (await readdir(join(outDir, 'assets/js'))).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(scripts.map((name) => readFile(join(outDir, 'assets/js', name), 'utf8')));
  const allSheets = await readdir(join(outDir, 'assets/css'));
  const sheets = allSheets.filter((name) => name.startsWith('styles.'));
  // Sheets that arrive later, such as the search's, take their colors from this one.
  const later = await Promise.all(
    allSheets
      .filter((name) => name.endsWith('.css') && !sheets.includes(name))
      .map(async (name) => listUsedProperties(await readFile(join(outDir, 'assets/css', name), 'utf8')).join(' ')),
  );
  const words = readSiteWords(pages, [...texts, ...later]);
  const renamed = sheets.map(async (name) => {
    const css = purgeCss(await readFile(join(outDir, 'assets/css', name), 'utf8'), words);
    const newName = `styles.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
    await rm(join(outDir, 'assets/css', name));
    await writeFile(join(outDir, 'assets/css', newName), css);
    return [`${baseUrl}assets/css/${name}`, `${baseUrl}assets/css/${newName}`] as const;
  });
  return new Map(await Promise.all(renamed));
}

/** Pages by their file, without the redirects, which have no scripts. */
async function readPages(outDir: string): Promise<Map<string, string>> {
  const entries = await readdir(outDir, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => relative(outDir, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const pages = await Promise.all(
    files.map(async (file) => [file, await readFile(join(outDir, file), 'utf8')] as const),
  );
  return new Map(pages.filter(([, html]) => !/<meta http-equiv="?refresh/.test(html)));
}
