import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fillFence} from '../../remark/samples/fillFence';
import {isSampleMeta} from '../../remark/samples/parseMeta';
import {scanFences} from '../../remark/samples/scanFences';
import type {SourceLine} from '../../remark/samples/sourceLines';
import {findVersionOfPage} from '../../remark/samples/versions';

/** Projects that `npm ci` installs. */
const PROJECTS = ['v2', 'v1'];
const TYPESCRIPT_FENCE = /^tsx?$/;

/** A code block of a page that shows a part of a TypeScript file. */
export interface ShownCode {
  /** Absolute path of the sample. */
  readonly file: string;
  /** Folder of the sample's project below `samples/`. */
  readonly project: string;
  /** The text that readers see. */
  readonly text: string;
  /** The line of the sample behind each line of the text. A compiler message has none. */
  readonly lines: readonly (SourceLine | undefined)[];
}

/**
 * Lists the TypeScript blocks of a page. Leaves out diffs, signatures in pseudo-form, and the code of other projects.
 *
 * @param pageFile absolute path of the MDX file
 */
export function listShownCode(pageFile: string, siteDir: string): ShownCode[] {
  const pageVersion = findVersionOfPage(path.relative(siteDir, pageFile));
  if (!pageVersion) return [];
  return scanFences(readFileSync(pageFile, 'utf8'))
    .filter(({lang, meta}) => TYPESCRIPT_FENCE.test(lang) && isSampleMeta(meta))
    .flatMap((fence) => {
      const {shownText, shownLines = [], samplePaths} = fillFence(fence, {siteDir, pageVersion});
      const [file = ''] = samplePaths;
      const project = PROJECTS.find((name) => file.startsWith(path.join(siteDir, 'samples', name) + path.sep));
      if (project === undefined) return [];
      return [{file, project, text: shownText, lines: shownLines.map(({source}) => source)}];
    });
}
