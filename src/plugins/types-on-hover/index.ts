import type {LoadContext, Plugin} from '@docusaurus/types';
import {listVersions} from '../../lib/docsPages';
import {ownStyleSheet} from '../../lib/ownStyleSheet';
import {typesPathOf, type PageTypes} from '../../lib/pageTypes';
import {buildPageTypes} from './buildPageTypes';
import {listAllShownCode, listShownCode} from './listShownCode';
import {readSampleTypes} from './readSampleTypes';

const TYPES_STYLES = ownStyleSheet('types', /src[\\/]components[\\/]TypesOnHover[\\/]/);

/**
 * Writes what TypeScript says about the samples of each page to `<route>.types.json`, from `samples/<version>/types`.
 * Types that are out of date fail the build. `npm start` leaves them out, because samples change while it runs.
 */
export default function typesOnHoverPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  const isDevelopment = process.env.NODE_ENV !== 'production';
  /** By address. */
  const files = new Map<string, PageTypes>();

  return {
    name: 'types-on-hover',

    async allContentLoaded({allContent}) {
      if (isDevelopment) return;
      const pages = listVersions(allContent, siteDir)
        .flatMap((version) => version.pages)
        .map((page) => ({route: page.path, blocks: listShownCode(page.file, siteDir)}));
      const find = readSampleTypes(listAllShownCode(siteDir), siteDir);
      for (const {route, blocks} of pages) {
        files.set(typesPathOf(route), buildPageTypes(blocks, find));
      }
    },

    configureWebpack: () =>
      isDevelopment ? {} : {optimization: {splitChunks: {cacheGroups: {typesStyles: TYPES_STYLES}}}},

    async postBuild({outDir}) {
      // Imported here, because `npm start` does not need it.
      const {writeSiteFile} = await import('../../lib/builtSite');
      for (const [path, types] of files) await writeSiteFile({outDir, baseUrl}, path, JSON.stringify(types));
    },
  };
}
