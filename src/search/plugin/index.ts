/**
 * Docusaurus plugin: keeps the index files of `npm start` up to date from the sources, and gives the search a style sheet
 * of its own. A build makes its index of the built pages, see writeSearchIndex.ts.
 */
import {join} from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluggableList} from 'unified';
import type {Configuration} from 'webpack';
import {type DocsVersion, listVersions} from '../../lib/docsPages';
import {createSourceReader} from './readSourcePages';
import {writeIndex} from './writeIndex';

/**
 * Docusaurus puts all rules into one style sheet. Those of the search modal get one of their own, which loads with the
 * modal: 2 KiB that a page does not wait for.
 */
const SEARCH_STYLES = {
  name: 'search',
  type: 'css/mini-extract',
  test: /@docsearch[\\/]css[\\/]dist[\\/]|src[\\/]search[\\/]ui[\\/]SearchModal[\\/]/,
  chunks: 'async',
  enforce: true,
  priority: 60,
} as const;

export interface SearchPluginOptions {
  /** Remark plugins of the docs, run on the sources in `npm start`. */
  readonly remarkPlugins: PluggableList;
}

export default function searchPlugin(context: LoadContext, {remarkPlugins}: SearchPluginOptions): Plugin {
  const {siteDir, generatedFilesDir, siteConfig, i18n, baseUrl} = context;
  const isDevelopment = process.env.NODE_ENV === 'development';
  const developmentFolder = join(generatedFilesDir, 'search');
  const reader = createSourceReader({origin: siteConfig.url, language: i18n.currentLocale}, remarkPlugins);
  let writing: Promise<unknown> = Promise.resolve();

  async function writeDevelopmentIndex(versions: readonly DocsVersion[]): Promise<void> {
    const current = versions.filter(({pages}) => pages.length > 0);
    const records = await Promise.all(current.map((version) => reader.readVersion(version)));
    await writeIndex(developmentFolder, siteConfig.url, records);
  }

  return {
    name: 'search',

    allContentLoaded({allContent}) {
      // Runs beside the first compilation, and again whenever a page changes. A page that does not compile
      // is reported by the compiler too; the index then stays as it was.
      if (isDevelopment) {
        const versions = listVersions(allContent, siteDir);
        writing = writing
          .then(() => writeDevelopmentIndex(versions))
          .catch((error: unknown) => {
            logger.error(`The search index was not updated: ${error instanceof Error ? error.message : String(error)}`);
          });
      }
      return Promise.resolve();
    },

    configureWebpack() {
      const folder = {directory: developmentFolder, publicPath: baseUrl, watch: false};
      // webpack's own type knows no dev server; Docusaurus merges this into its settings.
      const settings: Configuration & {devServer?: object} = isDevelopment
        ? {devServer: {static: [folder]}}
        : {optimization: {splitChunks: {cacheGroups: {searchStyles: SEARCH_STYLES}}}};
      return settings;
    },
  };
}
