/** The files of the migration guide, which exist twice: as 1.x needs them and as 2.x does, with the same behavior. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../remark/samples/readSample';
import {resolveSample} from '../../remark/samples/resolveSample';
import {selectText} from '../../remark/samples/selectText';
import type {SampleVersion} from '../../remark/samples/versions';
import type {BlockPair} from './pairBlocks';

const FOLDER = 'migration';
const SAMPLE = /(?<!\.test|\.signature)\.tsx?$/;

/** Every page asks; while a site is built, the files stay as they are. */
const known = new Map<string, BlockPair[]>();

/** Pairs of all files that both versions have at the same place. */
export function readMigrationPairs(siteDir: string, before: SampleVersion, after: SampleVersion): BlockPair[] {
  const key = [siteDir, before.project, after.project].join();
  const pairs = known.get(key) ?? readPairs(siteDir, before, after);
  if (process.env.NODE_ENV === 'production') known.set(key, pairs);
  return pairs;
}

function readPairs(siteDir: string, before: SampleVersion, after: SampleVersion): BlockPair[] {
  const folderOf = ({project}: SampleVersion): string => path.join(siteDir, 'samples', project, 'src', FOLDER);
  const read = (version: SampleVersion, file: string): BlockPair['before'] => ({
    kind: 'sample',
    title: `${path.basename(file)} (migration guide)`,
    code: selectText(resolveSample(siteDir, `${FOLDER}/${file}`, version), {}, siteDir)
      .map(({text}) => text)
      .join('\n'),
  });
  return listFiles(folderOf(after))
    .filter((file) => SAMPLE.test(file) && existsSync(path.join(folderOf(before), file)))
    .map((file) => ({before: read(before, file), after: read(after, file)}));
}

/** The calls of a method or function in a code: `api.books.getBook.useQuery(…)` gives `useQuery(…)`. */
export function listCalls(code: string, name: string): string[] {
  return [...code.matchAll(new RegExp(`(?<![\\w$])${name}(?=\\()`, 'g'))].map(({index}) =>
    code.slice(index, findEnd(code, index + name.length)),
  );
}

/** Where the bracket that opens at a position is closed, after it. */
function findEnd(code: string, start: number): number {
  let depth = 0;
  for (let position = start; position < code.length; position++) {
    const sign = code[position] ?? '';
    if ('([{'.includes(sign)) depth++;
    if (')]}'.includes(sign) && --depth === 0) return position + 1;
  }
  return code.length;
}
