/**
 * Docusaurus plugin: makes the search records. A build writes index files for the embedded search and, for
 * `npm run search:push`, the records themselves; `npm start` keeps index files up to date from the sources.
 */
import {join} from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluggableList} from 'unified';
import type {Configuration} from 'webpack';
import type {DocsVersion} from '../../lib/docsPages';
import {listVersions} from '../../lib/docsPages';
import {readBuiltVersion, type Site} from './readBuiltPages';
import {createSourceReader} from './readSourcePages';
import {writeIndex} from './writeIndex';

/**
 * Docusaurus puts all rules into one style sheet. Those of the search modal get one of their own, which loads with the
 * modal: 2 KiB that a page does not wait for.
 */
const SEARCH_STYLES = {
  name: 'search',
  type: 'css/mini-extract',
  test: /@docsearch[\\/]css[\\/]dist[\\/]modal\.css|src[\\/]search[\\/]ui[\\/]SearchModal[\\/]/,
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
  const site: Site = {origin: siteConfig.url, baseUrl, language: i18n.currentLocale};
  const isDevelopment = process.env.NODE_ENV === 'development';
  const developmentFolder = join(generatedFilesDir, 'search');
  const reader = createSourceReader(site, remarkPlugins);
  let versions: DocsVersion[] = [];
  let writing: Promise<unknown> = Promise.resolve();

  async function writeDevelopmentIndex(): Promise<void> {
    const current = versions.filter(({pages}) => pages.length > 0);
    await writeIndex(
      developmentFolder,
      site.origin,
      await Promise.all(current.map((version) => reader.readVersion(version))),
    );
  }

  return {
    name: 'search',

    allContentLoaded({allContent}) {
      versions = listVersions(allContent, siteDir);
      // Runs beside the first compilation, and again whenever a page changes. A page that does not compile
      // is reported by the compiler too; the index then stays as it was.
      if (isDevelopment) {
        writing = writing.then(writeDevelopmentIndex).catch((error: unknown) => {
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

    async postBuild({outDir}) {
      const current = versions.filter(({pages}) => pages.length > 0);
      await writeIndex(
        outDir,
        site.origin,
        await Promise.all(current.map((version) => readBuiltVersion(version, outDir, site))),
      );
    },
  };
}
