import {join} from 'node:path';
import {build, type BuildOptions, type Metafile, type Plugin} from 'esbuild';
import type {Made} from './cache';
import {PACKAGES_ROOT} from './packagesRoot';

/** The scripts that run in workers of the playground, by name. Each is one file, because a `blob:` worker loads nothing. */
const ENTRIES = {
  typescript: 'src/playground/plugin/node/exposeTypeScript.ts',
  generator: 'src/playground/generator/worker.ts',
  language: 'src/playground/language/worker.ts',
} as const;

export type BundleName = keyof typeof ENTRIES;
export const BUNDLE_NAMES = Object.keys(ENTRIES) as BundleName[];

const SHIMS = join(__dirname, 'node');

/** Modules of Node.js for which @jspm/core has an implementation for browsers. */
const IMPLEMENTED = /^(buffer|events|path|stream|string_decoder|url|util)$/;
/** Modules with an implementation of our own, by file. */
const OWN: Readonly<Record<string, string>> = {
  fs: 'fs.ts',
  'fs/promises': 'fs.ts',
  perf_hooks: 'perfHooks.ts',
  process: 'process.ts',
};
/** Imported by the generator's dependencies, but not called with the options that the playground has. */
const UNUSED =
  /^(assert|async_hooks|child_process|crypto|dns|http|https|inspector|module|net|os|readline|tls|tty|v8|vm|worker_threads|zlib)$/;

/** Lets the published generator run in a browser, unmodified: its files are in memory. */
const nodeInBrowser: Plugin = {
  name: 'node-in-browser',
  setup({onResolve}) {
    onResolve({filter: /^(node:)?[a-z0-9_]+(\/promises)?$/}, ({path}) => {
      const name = path.replace(/^node:/, '');
      const own = OWN[name];
      if (own !== undefined) return {path: join(SHIMS, own)};
      if (IMPLEMENTED.test(name))
        return {path: join(PACKAGES_ROOT, 'node_modules/@jspm/core/nodelibs/browser', `${name}.js`)};
      if (UNUSED.test(name)) return {path: join(SHIMS, 'unused.ts')};
      return undefined;
    });
  },
};

/** One copy of TypeScript serves all workers: it is a separate file, which runs before them. */
const sharedTypeScript: Plugin = {
  name: 'shared-typescript',
  setup({onResolve}) {
    onResolve({filter: /^typescript$/}, () => ({path: join(SHIMS, 'sharedTypeScript.cjs')}));
  },
};

/** Bundles the script of a worker. */
export async function bundle(name: BundleName, siteDir: string): Promise<Made> {
  const options: BuildOptions = {
    absWorkingDir: siteDir,
    entryPoints: [ENTRIES[name]],
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    mainFields: ['module', 'main'],
    conditions: ['import'],
    inject: [join(SHIMS, 'globals.ts')],
    define: {__filename: '"/worker.js"', __dirname: '"/"', global: 'globalThis'},
    plugins: [...(name === 'typescript' ? [] : [sharedTypeScript]), nodeInBrowser],
    tsconfigRaw: {},
    legalComments: 'none',
    logLevel: 'silent',
    write: false,
  };
  const {outputFiles, metafile} = await build({...options, write: false, metafile: true});
  const [file] = outputFiles;
  if (!file) throw new Error(`esbuild wrote nothing for ${ENTRIES[name]}.`);
  return {text: file.text, inputs: listSources(metafile)};
}

/** Files of the site that a bundle contains, and the scripts that create the bundles. */
export function listSources({inputs}: Metafile): string[] {
  const own = Object.keys(inputs).filter((path) => !path.includes('node_modules/'));
  return [...own, 'src/playground/plugin/bundles.ts', 'src/playground/plugin/buildFrame.ts'];
}
