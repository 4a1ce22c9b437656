import {copyFile, mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundle, BUNDLE_NAMES} from './bundles';

/** Makes the bundler of the site copy a file instead of compiling it. */
const EXTENSION = '.copied';

/** Documents that a reader can start from, by the name of their address in `@generated/playground/documents`. */
const DOCUMENTS = {
  bookshop: {file: 'samples/openapi/bookshop.yaml', name: 'bookshop.yaml'},
  rclone: {file: 'node_modules/rclone-openapi/openapi.yaml', name: 'rclone.yaml'},
};

/**
 * Bundles the scripts of the playground's workers. The page imports their addresses and sizes from
 * `@generated/playground/bundles`, and downloads them when it needs them.
 */
export default function playgroundPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const folder = join(generatedFilesDir, 'playground');
  return {
    name: 'playground',
    getPathsToWatch: () => [join(siteDir, 'src/playground/{generator,language,mock,sandbox,shared}/**/*.ts')],

    async loadContent() {
      await mkdir(folder, {recursive: true});
      await Promise.all([writeBundles(siteDir, folder), writeDocuments(siteDir, folder)]);
    },

    configureWebpack: (_, isServer) => ({
      module: {
        rules: [
          {
            test: /\.copied$/,
            type: 'asset/resource',
            generator: {filename: 'assets/playground/[contenthash:8]-[name]', emit: !isServer},
          },
        ],
      },
    }),
  };
}

async function writeBundles(siteDir: string, folder: string): Promise<void> {
  const sizes = await Promise.all(
    BUNDLE_NAMES.map(async (name) => {
      const text = await bundle(name, siteDir);
      await writeFile(join(folder, `${name}.js${EXTENSION}`), text);
      return Buffer.byteLength(text);
    }),
  );
  await writeModule(
    join(folder, 'bundles.js'),
    BUNDLE_NAMES.map((name, at) => ({
      name,
      file: `${name}.js`,
      value: (url: string) => `{url: ${url}, bytes: ${sizes[at]}}`,
    })),
  );
}

async function writeDocuments(siteDir: string, folder: string): Promise<void> {
  const documents = Object.entries(DOCUMENTS);
  for (const [, {file, name}] of documents) await copyFile(join(siteDir, file), join(folder, name + EXTENSION));
  await writeModule(
    join(folder, 'documents.js'),
    documents.map(([name, document]) => ({name, file: document.name, value: (url: string) => url})),
  );
}

/** Writes a module whose default export has a value for each copied file. */
async function writeModule(
  module: string,
  entries: readonly {readonly name: string; readonly file: string; readonly value: (url: string) => string}[],
): Promise<void> {
  const imports = entries.map(({name, file}) => `import ${name} from './${file}${EXTENSION}';\n`);
  const fields = entries.map(({name, value}) => `  ${name}: ${value(name)},\n`);
  await writeFile(module, `${imports.join('')}export default {\n${fields.join('')}};\n`);
}
