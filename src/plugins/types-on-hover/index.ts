import {fork} from 'node:child_process';
import {cp, rm} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listVersions} from '../../lib/docsPages';
import {typesPathOf} from '../../lib/pageTypes';
import type {TypesOutcome, TypesTask} from './writePageTypes';

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
 * Writes what TypeScript says about the samples of each page to `<route>.types.json`. Opening the sample projects takes
 * about as long as the rest of the build, so it happens beside it, in another process. `npm start` leaves it out.
 */
export default function typesOnHoverPlugin({siteDir, generatedFilesDir, baseUrl}: LoadContext): Plugin {
  const isDevelopment = process.env.NODE_ENV !== 'production';
  const folder = path.join(generatedFilesDir, 'page-types');
  let writing: Promise<Error | undefined> = Promise.resolve(undefined);

  return {
    name: 'types-on-hover',

    async allContentLoaded({allContent}) {
      if (isDevelopment) return;
      await rm(folder, {recursive: true, force: true});
      const pages = listVersions(allContent, siteDir).flatMap((version) => version.pages);
      const task: TypesTask = {
        siteDir,
        pages: pages.map(({file, path: route}) => ({source: file, output: fileOf(folder, route, baseUrl)})),
      };
      // Never rejects: nothing handles the error before the pages are written.
      writing = runProcess(task).then(
        () => undefined,
        (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
      );
    },

    configureWebpack: () =>
      isDevelopment ? {} : {optimization: {splitChunks: {cacheGroups: {typesStyles: TYPES_STYLES}}}},

    async postBuild({outDir}) {
      const error = await writing;
      if (error) throw error;
      await cp(folder, outDir, {recursive: true});
    },
  };
}

const fileOf = (folder: string, route: string, baseUrl: string): string =>
  path.join(folder, decodeURI(typesPathOf(route).slice(baseUrl.length)));

function runProcess(task: TypesTask): Promise<void> {
  const child = fork(path.join(__dirname, 'writePageTypes.ts'), {execArgv: ['--import', 'tsx']});
  const stop = (): void => void child.kill();
  process.once('exit', stop);
  return new Promise<void>((resolve, reject) => {
    child.once('message', ({error}: TypesOutcome) => {
      if (error === undefined) resolve();
      else reject(new Error(`The types of the samples cannot be shown: ${error}`));
      child.disconnect();
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The process that reads the types ended with code ${code}.`)));
    child.send(task);
  }).finally(() => process.off('exit', stop));
}
