import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listVersions} from '../../lib/docsPages';
import {typesPathOf, type PageTypes} from '../../lib/pageTypes';
import {buildPageTypes} from './buildPageTypes';
import {listShownCode} from './listShownCode';
import {readSampleTypes} from './readSampleTypes';

/** Loads with the code of the popover. Without this, its rules would be in the style sheet that pages wait for. */
const TYPES_STYLES = {
  name: 'types',
  type: 'css/mini-extract',
  test: /src[\\/]components[\\/]TypesOnHover[\\/]/,
  chunks: 'async',
  enforce: true,
  priority: 60,
} as const;

/**
 * Writes what TypeScript says about the samples of each page to `<route>.types.json`, from `samples/<version>/types`.
 * Types that are out of date fail the build. `npm start` leaves them out, because samples change while it runs.
 */
export default function typesOnHoverPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  const isDevelopment = process.env.NODE_ENV !== 'production';
  /** By path in the build. */
  const files = new Map<string, PageTypes>();

  return {
    name: 'types-on-hover',

    async allContentLoaded({allContent}) {
      if (isDevelopment) return;
      const pages = listVersions(allContent, siteDir)
        .flatMap((version) => version.pages)
        .map((page) => ({route: page.path, blocks: listShownCode(page.file, siteDir)}));
      const find = readSampleTypes(
        pages.flatMap(({blocks}) => blocks),
        siteDir,
      );
      for (const {route, blocks} of pages) {
        files.set(decodeURI(typesPathOf(route).slice(baseUrl.length)), buildPageTypes(blocks, find));
      }
    },

    configureWebpack: () =>
      isDevelopment ? {} : {optimization: {splitChunks: {cacheGroups: {typesStyles: TYPES_STYLES}}}},

    async postBuild({outDir}) {
      for (const [name, types] of files) {
        const file = path.join(outDir, name);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, JSON.stringify(types));
      }
    },
  };
}
