import type {SampleRecording} from '../../lib/sampleRecording';
import {buildCodeBlock} from './buildCodeBlock';
import {diffSamples} from './diffSamples';
import {findLiveFile} from './liveFile';
import {parseMeta, type FenceMeta} from './parseMeta';
import {readRecording} from './recording';
import type {ShownLine} from './insertErrors';
import {isInPlayground} from './playground/collectSample';
import {resolveSample} from './resolveSample';
import {SampleError} from './SampleError';
import {selectText} from './selectText';
import type {SampleVersion} from './versions';

/** A fence in a page. */
export interface Fence {
  lang: string | null | undefined;
  meta: string;
  /** The content of the fence. Empty if it names a sample. */
  value: string;
}

/** A sample fence with the code from its sample. */
export interface FilledFence {
  /** Text for the theme's code block, including magic comments. */
  value: string;
  /** Metastring for the theme's code block. */
  meta: string;
  /** The text that readers see and copy. */
  shownText: string;
  /** The lines of `shownText` with their places in the sample. A diff has none. */
  shownLines?: readonly ShownLine[];
  /** Absolute paths of the samples, two for a diff. */
  samplePaths: string[];
  versions: SampleVersion[];
  recording?: SampleRecording;
  /** Path of the `*.live.tsx` that runs the sample in the page, relative to `samples/v2/src`. */
  liveFile?: string;
}

/** The page's version, which determines the default sample project. */
export interface FenceContext {
  siteDir: string;
  pageVersion: SampleVersion;
}

/**
 * Fills an empty fence with the sample that its attributes name. Throws a SampleError when a file or part is missing.
 */
export function fillFence(fence: Fence, context: FenceContext): FilledFence {
  const meta = parseMeta(fence.meta);
  if (fence.value.trim() !== '') {
    throw new SampleError('A fence with a sample has to be empty: the code comes from the file. Remove its lines.');
  }
  if (!fence.lang) throw new SampleError('The fence has no language. Write it first: ```tsx sample="…"');
  return meta.attributes.before === undefined ? fillSample(fence, meta, context) : fillDiff(fence, meta, context);
}

function fillSample(fence: Fence, meta: FenceMeta, {siteDir, pageVersion}: FenceContext): FilledFence {
  const {sample, record, live} = meta.attributes;
  const location = resolveSample(siteDir, String(sample), pageVersion);
  const lines = selectText(location, {...meta.attributes, isSignature: fence.lang === 'signature'}, siteDir);
  return {
    ...buildCodeBlock(lines, {
      ...blockOptions(meta),
      ...(isInPlayground(siteDir, location) && {playground: location.name}),
    }),
    shownText: lines.map((line) => line.text).join('\n'),
    shownLines: lines,
    samplePaths: [location.filePath],
    versions: [location.version],
    ...(record === undefined ? {} : {recording: readRecording(location.filePath, record, siteDir)}),
    ...(live === undefined ? {} : {liveFile: findLiveFile(location, siteDir)}),
  };
}

function fillDiff(fence: Fence, meta: FenceMeta, {siteDir, pageVersion}: FenceContext): FilledFence {
  if (fence.lang !== 'diff')
    throw new SampleError('"before" and "after" only work in a fence with the language "diff".');
  const sides = (['before', 'after'] as const).map((side) => {
    const location = resolveSample(siteDir, String(meta.attributes[side]), pageVersion);
    const lines = selectText(location, meta.attributes, siteDir);
    return {location, text: lines.map((line) => line.text).join('\n')};
  });
  const shownText = diffSamples(sides[0]?.text ?? '', sides[1]?.text ?? '');
  const lines = shownText.split('\n').map((text) => ({text, isError: false}));
  return {
    ...buildCodeBlock(lines, blockOptions(meta)),
    shownText,
    samplePaths: sides.map((side) => side.location.filePath),
    versions: sides.map((side) => side.location.version),
  };
}

function blockOptions({attributes, highlight}: FenceMeta): Parameters<typeof buildCodeBlock>[1] {
  return {
    showLineNumbers: attributes.showLineNumbers !== undefined,
    ...(highlight === undefined ? {} : {highlight}),
    ...(typeof attributes.title === 'string' ? {title: attributes.title} : {}),
  };
}
