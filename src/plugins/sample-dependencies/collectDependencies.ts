import path from 'node:path';
import {lockfilePathOf} from '../../remark/samples/checkedVersions';
import {isSampleMeta, parseMeta} from '../../remark/samples/parseMeta';
import {resolveSample} from '../../remark/samples/resolveSample';
import {SampleError} from '../../remark/samples/SampleError';
import {scanFences} from '../../remark/samples/scanFences';
import {errorsPathOf, livePathOf, recordingPathOf} from '../../remark/samples/sidecarPath';
import {findVersionOfPage, type SampleVersion} from '../../remark/samples/versions';

/**
 * Absolute paths of all files that a page's fences depend on: samples, recordings, error messages, and the lockfile.
 * Includes missing files, so that creating one rebuilds the page.
 */
export function collectDependencies(source: string, pagePath: string, siteDir: string): string[] {
  const version = findVersionOfPage(path.relative(siteDir, pagePath));
  if (!version) return [];
  const fenceTexts = scanFences(source).map((fence) => fence.meta);
  return [...new Set(fenceTexts.filter(isSampleMeta).flatMap((meta) => filesOfFence(meta, siteDir, version)))];
}

/** Returns nothing for an invalid fence: the remark plugin reports the error with its line. */
function filesOfFence(meta: string, siteDir: string, pageVersion: SampleVersion): string[] {
  try {
    const {sample, before, after, record, live} = parseMeta(meta).attributes;
    const references = [sample, before, after].filter((reference) => typeof reference === 'string');
    return references.flatMap((reference) => {
      const {filePath, version} = resolveSample(siteDir, reference, pageVersion);
      const recordings = record === undefined ? [] : [recordingPathOf(filePath, record === true ? undefined : record)];
      const liveFiles = live === undefined ? [] : [livePathOf(filePath)];
      return [filePath, errorsPathOf(filePath), lockfilePathOf(version, siteDir), ...recordings, ...liveFiles];
    });
  } catch (error) {
    if (error instanceof SampleError) return [];
    throw error;
  }
}
