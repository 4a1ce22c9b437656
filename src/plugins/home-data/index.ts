import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Results} from '../../components/ToolComparison/tools';
import {ownStyleSheet} from '../../lib/ownStyleSheet';
import type {SampleRecording} from '../../lib/sampleRecording';
import {countSamples, type SampleCounts} from './countSamples';
import {readFacts, type Fact, type Lockfile} from './readFacts';
import {readFigures, type HomeFigures} from './readFigures';

/** The data that the home page imports from `@generated/home-data/default/home.json`. */
export interface HomeData {
  /** Version of the packages that the samples are checked with. */
  readonly version: string;
  readonly facts: readonly Fact[];
  readonly figures: HomeFigures;
  /** What the component of the first screen sends, as recorded: `GET https://…`. */
  readonly request: string;
  /** Of the 2.x pages. */
  readonly samples: SampleCounts;
}

const PAGES = 'docs';
const LOCKFILE = 'samples/v2/package-lock.json';
const NODE_VERSION_FILE = '.nvmrc';
/** Written by `npm run samples:update`. */
const RECORDING_FILE = 'samples/v2/src/start/home/Author.recording.json';
/** Written by `npm run bench:tools`. */
export const RESULTS_FILE = 'bench/tools/results.json';

/** In the style sheet that every page waits for, they would cost every reader 1 KiB. */
const STYLES = ownStyleSheet('home', /src[\\/]components[\\/]Home/);

/** Provides figures, versions, and counts to the home page. */
export default function homeDataPlugin({siteDir}: LoadContext): Plugin {
  const read = (file: string): Promise<string> => readFile(join(siteDir, file), 'utf8');
  return {
    name: 'home-data',
    getPathsToWatch: () =>
      [LOCKFILE, NODE_VERSION_FILE, RECORDING_FILE, RESULTS_FILE].map((file) => join(siteDir, file)),

    configureWebpack: (_, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {optimization: {splitChunks: {cacheGroups: {homeStyles: STYLES}}}},

    async loadContent(): Promise<HomeData> {
      // Scripts write these files, so their format is known.
      const lockfile = JSON.parse(await read(LOCKFILE)) as Lockfile;
      const results = JSON.parse(await read(RESULTS_FILE)) as Results;
      const {requests} = JSON.parse(await read(RECORDING_FILE)) as SampleRecording;
      const [request] = requests;
      if (!request) throw new Error(`${RECORDING_FILE} has no request. Run "npm run samples:update -- v2 start/home".`);
      return {
        request: `${request.method} ${request.url}`,
        ...readFacts(lockfile, (await read(NODE_VERSION_FILE)).trim()),
        figures: readFigures(results),
        samples: await countSamples(join(siteDir, PAGES)),
      };
    },

    async contentLoaded({content, actions}) {
      await actions.createData('home.json', JSON.stringify(content));
    },
  };
}
