/**
 * Keeps the size of the main bundle independent of the number of pages and versions. Docusaurus includes the routes,
 * chunk names, and sidebar data of every page, about 35 bytes per page after Brotli. Here they load with the first page
 * of a version.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readGeneratedModules} from './generatedModules';
import {LAYOUT_CHUNK, listLayoutChunks, splitRoutes} from './splitRoutes';

const CLIENT_FOLDER = join(__dirname, 'client');
const GENERATED_MODULE = /^@generated\/(routes|routesChunkNames|registry|globalData)$/;
/** The props that the docs plugin passes to all pages of a version. */
const VERSION_PROPS = /docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]*\.json$/;
const CORE_PRELOAD = /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]preload\.js$/;

export default function routeSplittingPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'route-splitting',

    configureWebpack(_, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const folder = join(generatedFilesDir, 'route-splitting');
      mkdirSync(folder, {recursive: true});
      const modules = readGeneratedModules(generatedFilesDir);
      const layoutChunks = listLayoutChunks(modules);
      for (const [name, source] of Object.entries(splitRoutes(modules))) {
        writeFileSync(join(folder, name), source);
      }

      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const replacements = new Replacements(['routes', 'routesChunkNames', 'registry', 'globalData', 'preload']);
      return {
        mergeStrategy: {entry: 'replace'},
        entry: join(CLIENT_FOLDER, 'entry.ts'),
        // Docusaurus adds `[name]`, which is another hash per page that the bundler's runtime would have to list.
        output: {chunkFilename: 'assets/js/[contenthash:8].js'},
        optimization: {
          splitChunks: {
            cacheGroups: {
              [LAYOUT_CHUNK]: {
                name: LAYOUT_CHUNK,
                chunks: ({name}) => layoutChunks.includes(name ?? ''),
                enforce: true,
                priority: 45, // above the groups of Docusaurus
              },
            },
          },
        },
        module: {rules: [{test: VERSION_PROPS, use: [join(__dirname, 'leanVersionProps.js')]}]},
        plugins: [
          new NormalModuleReplacementPlugin(GENERATED_MODULE, (resource) => {
            const name = resource.request.replace('@generated/', '');
            resource.request = join(folder, `${name}.js`);
            replacements.note(name);
          }),
          new NormalModuleReplacementPlugin(CORE_PRELOAD, (resource) => {
            if (!resource.createData) return;
            resource.createData.resource = join(CLIENT_FOLDER, 'preload.ts');
            replacements.note('preload');
          }),
          replacements,
        ],
      };
    },
  };
}

/** Bundler plugin: fails the build when a module that has to be replaced was never requested. */
class Replacements {
  private readonly missing: Set<string>;

  constructor(names: readonly string[]) {
    this.missing = new Set(names);
  }

  note(name: string): void {
    this.missing.delete(name);
  }

  apply(compiler: {
    readonly hooks: {
      readonly afterCompile: {tap(name: string, listener: (compilation: {errors: unknown[]}) => void): void};
    };
  }): void {
    compiler.hooks.afterCompile.tap('route-splitting', ({errors}) => {
      if (this.missing.size === 0) return;
      const names = [...this.missing].join(', ');
      errors.push(
        new Error(
          `The client does not import ${names}. If Docusaurus was upgraded, adapt src/plugins/route-splitting.`,
        ),
      );
    });
  }
}
