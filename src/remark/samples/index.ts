import path from 'node:path';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {readCheckedVersion} from './checkedVersions';
import {fillFence} from './fillFence';
import {buildCheckedWithNode, buildLiveNode, buildRecordingNode} from './panelNodes';
import {isSampleMeta} from './parseMeta';
import {SampleError} from './SampleError';
import {findVersionOfPage, SAMPLE_VERSIONS, type SampleVersion} from './versions';

declare module 'mdast' {
  interface CodeData {
    /** Absolute path of the sample in a filled fence, for the plugins that follow. */
    samplePath?: string | undefined;
  }
}

/** Options of the plugin. */
export interface SamplesOptions {
  /** Absolute path of the site folder, which contains `samples/`. */
  siteDir: string;
}

/**
 * Remark plugin: fills empty fences that name a sample. Adds the recorded requests and the button that runs the sample
 * below them, and the versions that the samples were checked with at the end of the page. A missing file or part fails
 * the build with page and line.
 */
export default function remarkSamples({siteDir}: SamplesOptions): (root: Root, file: VFile) => void {
  return (root, file) => {
    const pagePath = path.relative(siteDir, file.path).split(path.sep).join('/');
    const used = new Set<SampleVersion>();
    visit(root, 'code', (fence, index, parent) => {
      if (!isSampleMeta(fence.meta)) return;
      const line = fence.position?.start.line ?? 1;
      const panels = withPlace(pagePath, line, () => fillNode(fence, pagePath, siteDir, used));
      parent?.children.splice((index ?? 0) + 1, 0, ...panels);
    });
    // A partial is part of other pages, which have their own "Checked with" line.
    if (used.size > 0 && !path.basename(pagePath).startsWith('_')) {
      const versions = SAMPLE_VERSIONS.filter((version) => used.has(version));
      const checked = withPlace(pagePath, 1, () => versions.map((version) => readCheckedVersion(version, siteDir)));
      root.children.push(buildCheckedWithNode(checked));
    }
  };
}

/** Fills a fence and returns what follows its code block. */
function fillNode(
  fence: Code,
  pagePath: string,
  siteDir: string,
  used: Set<SampleVersion>,
): ReturnType<typeof buildRecordingNode>[] {
  const pageVersion = findVersionOfPage(pagePath);
  if (!pageVersion) {
    throw new SampleError('This page does not belong to a version with samples. Add its folder to SAMPLE_VERSIONS.');
  }
  const filled = fillFence({lang: fence.lang, meta: fence.meta ?? '', value: fence.value}, {siteDir, pageVersion});
  fence.value = filled.value;
  fence.meta = filled.meta;
  fence.data = {...fence.data, samplePath: filled.samplePaths.at(-1)};
  filled.versions.forEach((version) => used.add(version));
  return [
    ...(filled.liveFile === undefined ? [] : [buildLiveNode(filled.liveFile)]),
    ...(filled.recording === undefined ? [] : [buildRecordingNode(filled.recording)]),
  ];
}

function withPlace<Result>(pagePath: string, line: number, action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    if (error instanceof SampleError) throw new SampleError(`${pagePath}:${line}: ${error.message}`);
    throw error;
  }
}
