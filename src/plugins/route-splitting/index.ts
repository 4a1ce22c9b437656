import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readSiteTables} from './siteTables';
import {groupChunks, type ChunkGroups} from './groupChunks';
import {shortenClassNames} from './shortenClassNames';
import {splitTables, type ModuleSources} from './splitTables';

type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;

const CLIENT_FOLDER = join(__dirname, 'client');
const CORE_CLIENT = /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/](preload|docusaurus)\.js$/;
const SITE_TABLE = /^@generated\/(routes|registry|routesChunkNames|globalData)$/;

/**
 * Docusaurus puts all rules into one style sheet, because sheets that load in any order would show in any order. The
 * ones of the search modal concern nothing else, and are 2 KiB that only readers who search need.
 */
const SEARCH_STYLES = {
  name: 'search',
  type: 'css/mini-extract',
  test: /@docsearch[\\/]css[\\/]dist[\\/]modal\.css|src[\\/]components[\\/]SearchModal[\\/]/,
  chunks: 'async',
  enforce: true,
  priority: 60,
} as const;

/**
 * Keeps out of the browser what the page in front of the reader does not need: a highlighter, the tables of other
 * versions' pages, pages behind links that nobody reaches for.
 */
export default function routeSplittingPlugin({generatedFilesDir, siteDir}: LoadContext): Plugin {
  const themeFolder = dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  const tablesFolder = join(generatedFilesDir, 'route-splitting');
  const isProduction = process.env.NODE_ENV === 'production';

  return {
    name: 'route-splitting',

    getClientModules: () => (isProduction ? [join(CLIENT_FOLDER, 'prefetchOnIntent.ts')] : []),

    configureWebpack(config, isServer, {currentBundler}) {
      const alias = {
        // A client module that loads Prism with its grammars; code is colored while pages compile.
        [join(themeFolder, 'lib/prism-include-languages')]: false as const,
      };
      if (isProduction) shortenClassNames(config, siteDir);
      if (isServer || !isProduction) return {resolve: {alias}};

      const tables = readSiteTables(generatedFilesDir);
      writeModules(tablesFolder, splitTables(tables));
      leaveOutChunkNames(config);
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        mergeStrategy: {entry: 'replace'},
        entry: join(CLIENT_FOLDER, 'entry.ts'),
        // Without the name, which for pages is one more hash: it would stand in the runtime for every page.
        output: {chunkFilename: 'assets/js/[contenthash:8].js'},
        optimization: {
          splitChunks: {cacheGroups: {...buildCacheGroups(groupChunks(tables)), searchStyles: SEARCH_STYLES}},
        },
        resolve: {alias: {...alias, tslib$: join(CLIENT_FOLDER, 'tslib.js')}},
        module: {
          rules: [
            {
              // What the docs plugin passes to the routes of its versions, and to no page.
              test: /docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]*\.json$/,
              use: [join(__dirname, 'leanVersionMetadata.js')],
            },
          ],
        },
        plugins: [
          new NormalModuleReplacementPlugin(SITE_TABLE, (resource) => {
            resource.request = resource.request.replace('@generated', tablesFolder) + '.js';
          }),
          new NormalModuleReplacementPlugin(CORE_CLIENT, (resource) => {
            const data = resource.createData;
            const name = CORE_CLIENT.exec(data?.resource ?? '')?.[1];
            if (data && name) data.resource = join(CLIENT_FOLDER, `${name}.ts`);
          }),
        ],
      };
    },
  };
}

function writeModules(folder: string, sources: ModuleSources): void {
  mkdirSync(folder, {recursive: true});
  for (const [name, source] of Object.entries(sources)) writeFileSync(join(folder, name), source);
}

interface CacheGroup {
  readonly name: string;
  readonly chunks: (chunk: {readonly name?: string | null}) => boolean;
  readonly enforce: true;
  readonly priority: number;
}

function buildCacheGroups(groups: ChunkGroups): Record<string, CacheGroup> {
  return Object.fromEntries(
    Object.entries(groups).map(([name, chunkNames]) => [
      name,
      {name, chunks: (chunk) => chunkNames.includes(chunk.name ?? ''), enforce: true, priority: 45},
    ]),
  );
}

/** Docusaurus' table from chunk names to files, for its way of prefetching, which our `docusaurus.ts` does not use. */
function leaveOutChunkNames(config: Parameters<ConfigureWebpack>[0]): void {
  config.plugins = config.plugins?.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
}
