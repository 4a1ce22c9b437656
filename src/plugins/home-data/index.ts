import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {resolveSample} from '../../remark/samples/resolveSample';
import {selectText} from '../../remark/samples/selectText';
import {SAMPLE_VERSIONS} from '../../remark/samples/versions';
import {INSTALL_COMMANDS} from '../../config/installCommands';
import {buildCodeHtml} from '../../lib/colorCode/buildCodeHtml';
import {colorLines, type CodePiece} from '../../lib/colorCode/colorLines';
import {EXCERPT_SOURCES, HOVERS_FILE, MISTAKE, type ExcerptSource} from './excerpts';
import type {HoverType} from './askTypes';
import {cutFragment} from './cutFragment';
import {readFacts, type Fact, type Lockfile} from './readFacts';

/** A piece of a real file, ready to be printed. */
export interface Excerpt {
  readonly title: string;
  readonly language: string;
  readonly lines: readonly (readonly CodePiece[])[];
}

/** A name of the call with the type the compiler gives it, colored. */
export interface Hover {
  readonly name: string;
  readonly lines: Excerpt['lines'];
}

/** What the home page imports from `@generated/home-data/default/home.json`. */
export interface HomeData {
  readonly excerpts: Readonly<Record<keyof typeof EXCERPT_SOURCES, Excerpt>>;
  /** A call that does not compile, with the compiler's message as its comment. */
  readonly mistake: Excerpt;
  readonly hovers: readonly Hover[];
  /** Version of the packages that the samples, and so the excerpts, are made with. */
  readonly version: string;
  readonly facts: readonly Fact[];
  /** Install commands per package manager, as HTML of colored code. */
  readonly install: readonly {readonly manager: string; readonly label: string; readonly html: string}[];
}

const LOCKFILE = 'v2/package-lock.json';
const NODE_VERSION_FILE = '../.nvmrc';

/** Hands parts of the samples' real files to the home page, so that nothing on it is typed by hand. */
export default function homeDataPlugin(context: LoadContext): Plugin {
  const samples = join(context.siteDir, 'samples');
  const read = (file: string): Promise<string> => readFile(join(samples, file), 'utf8');
  const files = [
    ...Object.values(EXCERPT_SOURCES).map(({file}) => file),
    `v2/src/${MISTAKE.sample}`,
    HOVERS_FILE,
    LOCKFILE,
    NODE_VERSION_FILE,
  ];

  return {
    name: 'home-data',
    getPathsToWatch: () => files.map((file) => join(samples, file)),

    async loadContent(): Promise<HomeData> {
      const readExcerpt = async ({file, title, language, cut}: ExcerptSource): Promise<Excerpt> => {
        const text = (await read(file)).trimEnd();
        return {title, language, lines: colorLines(cut ? cutFragment(text, cut, `samples/${file}`) : text, language)};
      };
      const {path, schema, command, types, operation, call} = EXCERPT_SOURCES;
      // Both files are written by this repository: by the script that asks the compiler, and by npm.
      const hovers = JSON.parse(await read(HOVERS_FILE)) as HoverType[];
      const lockfile = JSON.parse(await read(LOCKFILE)) as Lockfile;
      return {
        excerpts: {
          path: await readExcerpt(path),
          schema: await readExcerpt(schema),
          command: await readExcerpt(command),
          types: await readExcerpt(types),
          operation: await readExcerpt(operation),
          call: await readExcerpt(call),
        },
        mistake: readMistake(context.siteDir),
        hovers: hovers.map(({name, type}) => ({name, lines: colorLines(type, 'typescript')})),
        install: INSTALL_COMMANDS.map(({manager, label, commands}) => ({
          manager,
          label,
          html: buildCodeHtml(commands, 'bash'),
        })),
        ...readFacts(lockfile, (await read(NODE_VERSION_FILE)).trim()),
      };
    },

    async contentLoaded({content, actions}) {
      await actions.createData('home.json', JSON.stringify(content));
    },
  };
}

function readMistake(siteDir: string): Excerpt {
  const {sample, region, title, language} = MISTAKE;
  const [newestVersion] = SAMPLE_VERSIONS;
  if (!newestVersion) throw new Error('src/remark/samples/versions.ts lists no version.');
  const shown = selectText(resolveSample(siteDir, sample, newestVersion), {region}, siteDir);
  const colored = colorLines(shown.map(({text}) => text).join('\n'), language);
  // The compiler's words stand out from a comment somebody wrote.
  const lines = shown.map(({text, isError}, index) =>
    isError ? [{text, role: 'removed'} as const] : (colored[index] ?? []),
  );
  return {title, language, lines};
}
