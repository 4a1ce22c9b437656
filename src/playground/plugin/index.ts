import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {basename, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ownStyleSheet} from '../../lib/ownStyleSheet';
import {listSamples} from '../../remark/samples/playground/listSamples';
import {buildFrame} from './buildFrame';
import {bundle, BUNDLE_NAMES} from './bundles';
import {cached} from './cache';
import {collectTypes} from './collectTypes';
import {PACKAGES_ROOT} from './packagesRoot';

/** Kept apart from `.js`, so that the bundler of the site copies these files instead of compiling them again. */
const EXTENSION = '.bundle';

const PLAYGROUND_STYLES = ownStyleSheet('playground', /src[\\/]playground[\\/]/);

/** Documents that a reader can start from. */
const DOCUMENTS = [
  {name: 'bookshop', file: 'samples/openapi/bookshop.yaml', isPackage: false},
  {name: 'rclone', file: 'node_modules/rclone-openapi/openapi.yaml', isPackage: true},
];

/** What decides which types the editor gets, besides the packages. */
const TYPES_SOURCES = [
  'src/playground/plugin/collectTypes.ts',
  'src/playground/language/createLanguageService.ts',
  'src/remark/samples/playground/packages.ts',
];

/**
 * Bundles the scripts of the playground's workers. The page imports their addresses and sizes from
 * `@generated/playground/bundles`, and downloads them when it needs them.
 */
export default function playgroundPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'playground',
    getPathsToWatch: () => [join(siteDir, 'src/playground/{generator,language,mock,sandbox,shared}/**/*.{ts,tsx}')],

    async loadContent() {
      const folder = join(generatedFilesDir, 'playground');
      await mkdir(folder, {recursive: true});
      const files = [
        ...BUNDLE_NAMES.map(async (name) => ({
          name,
          extension: 'js',
          text: await cached(name, siteDir, () => bundle(name, siteDir)),
        })),
        cached('frame', siteDir, () => buildFrame(siteDir)).then((text) => ({name: 'frame', extension: 'html', text})),
        cached('types', siteDir, () => ({
          text: JSON.stringify(collectTypes(PACKAGES_ROOT)),
          inputs: TYPES_SOURCES,
        })).then((text) => ({name: 'types', extension: 'json', text})),
        Promise.resolve({name: 'samples', extension: 'json', text: JSON.stringify(listSamples(siteDir))}),
        ...DOCUMENTS.map(async ({name, file, isPackage}) => ({
          name,
          extension: 'yaml',
          text: await readFile(join(isPackage ? PACKAGES_ROOT : siteDir, file), 'utf8'),
        })),
      ];
      const written = await Promise.all(
        files.map(async (building) => {
          const {name, extension, text} = await building;
          const file = `${name}.${extension}${EXTENSION}`;
          await writeFile(join(folder, file), text);
          return {name, file, bytes: Buffer.byteLength(text)};
        }),
      );
      const imports = written.map(({name, file}) => `import ${name} from './${file}';\n`);
      const entries = written.map(({name, bytes}) => `  ${name}: {url: ${name}, bytes: ${bytes}},\n`);
      await writeFile(join(folder, 'bundles.js'), `${imports.join('')}export default {\n${entries.join('')}};\n`);
    },

    configureWebpack: (_, isServer) => ({
      ...(process.env.NODE_ENV === 'production' && {
        optimization: {splitChunks: {cacheGroups: {playgroundStyles: PLAYGROUND_STYLES}}},
      }),
      module: {
        rules: [
          {
            test: /\.bundle$/,
            type: 'asset/resource',
            generator: {filename: nameAsset, emit: !isServer},
          },
        ],
      },
    }),
  };
}

/**
 * `generator.js.bundle` becomes `generator.<hash>.js`. They have their own folder, because
 * src/plugins/built-pages/purge-css searches all scripts in `assets/js` for class names.
 */
function nameAsset({filename = ''}: {filename?: string}): string {
  const [name = '', extension = ''] = basename(filename).split('.');
  return `assets/playground/${name}.[contenthash:8].${extension}`;
}
