import {join} from 'node:path';
import {build, type BuildOptions, type Plugin} from 'esbuild';
import {PACKAGES_ROOT} from './packagesRoot';

/** The scripts that run in workers of the playground, by name. Each is one file, because a `blob:` worker loads nothing. */
const ENTRIES = {
  typescript: 'src/plugins/playground/node/exposeTypeScript.ts',
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

/** @returns the script as text */
export async function bundle(name: BundleName, siteDir: string): Promise<string> {
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
  const {outputFiles} = await build({...options, write: false});
  const [file] = outputFiles;
  if (!file) throw new Error(`esbuild wrote nothing for ${ENTRIES[name]}.`);
  return file.text;
}
