/**
 * Docusaurus plugin: generates the search index from the sources during `npm start`, and splits the search's styles
 * into a separate style sheet. The index of a build is generated from the built pages: see writeSearchIndex.ts.
 */
import {join} from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluggableList} from 'unified';
import type {Compiler, Configuration} from 'webpack';
import {type DocsVersion, listVersions} from '../../lib/docsPages';
import {ownStyleSheet} from '../../lib/ownStyleSheet';
import {createSourceReader} from './readSourcePages';
import {writeIndex} from './writeIndex';

/** Loads with the modal, which saves every page 2 KiB of rules. */
const STYLES = ownStyleSheet('search', /@docsearch[\\/]css[\\/]dist[\\/]|src[\\/]search[\\/]ui[\\/]SearchModal[\\/]/);

/**
 * One file each for the modal and the client, with their packages. By default, there are five files, and the modal takes a fifth
 * longer to open.
 */
const SCRIPTS = {
  name: (_module: unknown, [chunk]: readonly {name?: string}[]) => `${chunk?.name ?? ''}-script`,
  type: /^javascript/,
  chunks: /^search-(modal|transport)$/,
  enforce: true,
  priority: 60,
};

/** `npm start` updates the index after this many milliseconds without a compilation. */
const AT_REST = 2000;

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
  let outdated: readonly DocsVersion[] | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isFirst = true;

  async function writeDevelopmentIndex(versions: readonly DocsVersion[]): Promise<void> {
    const current = versions.filter(({pages}) => pages.length > 0);
    const records = await Promise.all(current.map((version) => reader.readVersion(version)));
    await writeIndex(developmentFolder, siteConfig.url, records);
  }

  // Reading all pages takes some seconds, in which nothing compiles. If a page does not compile, the compiler reports it
  // too, and the previous index stays.
  function updateAtRest(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const versions = outdated;
      outdated = undefined;
      if (!versions) return;
      writing = writing
        .then(() => writeDevelopmentIndex(versions))
        .catch((error: unknown) => {
          outdated ??= versions; // The next compilation tries again.
          logger.error(`The search index was not updated: ${error instanceof Error ? error.message : String(error)}`);
        });
    }, AT_REST);
  }

  const watchCompilations: {apply(compiler: Compiler): void} = {
    apply({hooks}) {
      hooks.watchRun.tap('search', () => clearTimeout(timer));
      hooks.done.tap('search', () => {
        // The first compilation contains no page: `npm start` compiles a page when it is opened.
        if (isFirst) isFirst = false;
        else updateAtRest();
      });
    },
  };

  return {
    name: 'search',

    allContentLoaded({allContent}) {
      if (isDevelopment) outdated = listVersions(allContent, siteDir);
      // Docusaurus may read the docs again after the compilation, and no other compilation follows.
      if (!isFirst) updateAtRest();
      return Promise.resolve();
    },

    configureWebpack() {
      const folder = {directory: developmentFolder, publicPath: baseUrl, watch: false};
      // webpack's type lacks `devServer`, which Docusaurus merges into its settings.
      const settings: Configuration & {devServer?: object} = isDevelopment
        ? {devServer: {static: [folder]}, plugins: [watchCompilations]}
        : {optimization: {splitChunks: {cacheGroups: {searchStyles: STYLES, searchScripts: SCRIPTS}}}};
      return settings;
    },
  };
}
