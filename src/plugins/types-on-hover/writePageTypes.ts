// Runs in a separate process: see index.ts.
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildPageTypes} from './buildPageTypes';
import {describeProjects} from './describeProjects';
import {listShownCode} from './listShownCode';

/** What the process gets from the plugin. */
export interface TypesTask {
  readonly siteDir: string;
  /** The MDX file of each page, and the file to write its types to, as absolute paths. */
  readonly pages: readonly {readonly source: string; readonly output: string}[];
}

/** Its only message: an error, or nothing when all files are written. */
export interface TypesOutcome {
  readonly error?: string;
}

/** Writes the types of all pages with TypeScript blocks. */
export function writePageTypes({siteDir, pages}: TypesTask): void {
  const shown = pages.map(({source, output}) => ({output, blocks: listShownCode(source, siteDir)}));
  const find = describeProjects(
    shown.flatMap(({blocks}) => blocks),
    siteDir,
  );
  for (const {output, blocks} of shown) {
    mkdirSync(path.dirname(output), {recursive: true});
    writeFileSync(output, JSON.stringify(buildPageTypes(blocks, find)));
  }
}

process.once('message', (task: TypesTask) => {
  const outcome: TypesOutcome = {};
  try {
    writePageTypes(task);
    process.send?.(outcome);
  } catch (error) {
    process.send?.({error: error instanceof Error ? error.message : String(error)} satisfies TypesOutcome);
  }
});
