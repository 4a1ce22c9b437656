import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {isSampleMeta, parseMeta} from '../../remark/samples/parseMeta';
import {scanFences} from '../../remark/samples/scanFences';

/** What the pages of a version show of its samples. */
export interface SampleCounts {
  /** Code blocks with the text of a TypeScript or JavaScript file that is compiled. */
  readonly compiled: number;
  /** Samples whose requests were recorded while a test ran them. */
  readonly recorded: number;
  /** Samples that readers can run in the page. */
  readonly live: number;
}

const CODE = ['ts', 'tsx', 'js', 'jsx', 'typescript', 'javascript'];

/** Counts the samples on the pages of a folder. */
export async function countSamples(folder: string): Promise<SampleCounts> {
  const files = (await readdir(folder, {recursive: true})).filter((file) => file.endsWith('.mdx'));
  const counts = {compiled: 0, recorded: 0, live: 0};
  for (const file of files) {
    const source = await readFile(join(folder, file), 'utf8');
    counts.live += source.match(/<LiveSample /g)?.length ?? 0;
    for (const {lang, meta} of scanFences(source)) {
      if (!isSampleMeta(meta)) continue;
      const {attributes} = parseMeta(meta);
      if (CODE.includes(lang)) counts.compiled++;
      if (attributes.record !== undefined) counts.recorded++;
      if (attributes.live !== undefined) counts.live++;
    }
  }
  return counts;
}
