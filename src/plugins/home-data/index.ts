import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildCodeHtml} from '../../lib/colorCode/buildCodeHtml';
import {readFacts, type Fact, type Lockfile} from './readFacts';

/** The data that the home page imports from `@generated/home-data/default/home.json`. */
export interface HomeData {
  /** Version of the packages that the samples are checked with. */
  readonly version: string;
  readonly facts: readonly Fact[];
  /** Identifiers in the page's example call, with their types as highlighted HTML. */
  readonly types: readonly {readonly name: string; readonly html: string}[];
}

const LOCKFILE = 'samples/v2/package-lock.json';
const NODE_VERSION_FILE = '.nvmrc';
/** Written by `npm run home:types`. */
const TYPES_FILE = 'samples/v2/src/start/home/AuthorName.types.json';

/** Provides versions and types from the samples to the home page. */
export default function homeDataPlugin({siteDir}: LoadContext): Plugin {
  const read = (file: string): Promise<string> => readFile(join(siteDir, file), 'utf8');
  return {
    name: 'home-data',
    getPathsToWatch: () => [LOCKFILE, NODE_VERSION_FILE, TYPES_FILE].map((file) => join(siteDir, file)),

    async loadContent(): Promise<HomeData> {
      // npm and scripts/home write these files, so their format is known.
      const lockfile = JSON.parse(await read(LOCKFILE)) as Lockfile;
      const types = JSON.parse(await read(TYPES_FILE)) as {readonly name: string; readonly type: string}[];
      return {
        ...readFacts(lockfile, (await read(NODE_VERSION_FILE)).trim()),
        types: types.map(({name, type}) => ({name, html: buildCodeHtml(type, 'typescript')})),
      };
    },

    async contentLoaded({content, actions}) {
      await actions.createData('home.json', JSON.stringify(content));
    },
  };
}
