import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundle, BUNDLE_NAMES} from './bundles';

/** Kept apart from `.js`, so that the bundler of the site copies these files instead of compiling them again. */
const EXTENSION = '.bundle';

/**
 * Bundles the scripts of the playground's workers. The page imports their addresses and sizes from
 * `@generated/playground/bundles`, and downloads them when it needs them.
 */
export default function playgroundPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'playground',
    getPathsToWatch: () => [join(siteDir, 'src/playground/{generator,language,mock,sandbox,shared}/**/*.ts')],

    async loadContent() {
      const folder = join(generatedFilesDir, 'playground');
      await mkdir(folder, {recursive: true});
      const sizes = await Promise.all(
        BUNDLE_NAMES.map(async (name) => {
          const text = await bundle(name, siteDir);
          await writeFile(join(folder, name + EXTENSION), text);
          return Buffer.byteLength(text);
        }),
      );
      const imports = BUNDLE_NAMES.map((name) => `import ${name} from './${name}${EXTENSION}';\n`);
      const entries = BUNDLE_NAMES.map((name, at) => `  ${name}: {url: ${name}, bytes: ${sizes[at]}},\n`);
      await writeFile(join(folder, 'bundles.js'), `${imports.join('')}export default {\n${entries.join('')}};\n`);
    },

    configureWebpack: (_, isServer) => ({
      module: {
        rules: [
          {
            test: /\.bundle$/,
            type: 'asset/resource',
            generator: {filename: 'assets/js/playground-[name].[contenthash:8].js', emit: !isServer},
          },
        ],
      },
    }),
  };
}
