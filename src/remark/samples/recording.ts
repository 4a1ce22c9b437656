import {existsSync} from 'node:fs';
import path from 'node:path';
import {suggestName} from '../../lib/nearestName';
import type {SampleRecording} from '../../lib/sampleRecording';
import {readJson} from './readJson';
import {listFiles} from './readSample';
import {SampleError} from './SampleError';
import {recordingPathOf, withoutExtension} from './sidecarPath';

/** Reads a sample's recording. `name` is the value of `record="name"`, or true for the unnamed recording. */
export function readRecording(samplePath: string, name: string | true, siteDir: string): SampleRecording {
  const recordingPath = recordingPathOf(samplePath, name === true ? undefined : name);
  const shownPath = path.relative(siteDir, recordingPath).split(path.sep).join('/');
  const update = `run "npm run samples:update -- ${path.posix.dirname(shownPath)}"`;
  if (!existsSync(recordingPath)) {
    const others = listRecordingNames(samplePath);
    throw new SampleError(
      `There is no recording ${shownPath}.${others.length > 0 && name !== true ? suggestName(name, others) : ''} ` +
        `Let the test beside the sample call recordSample(), then ${update}.`,
    );
  }
  const content = readJson(recordingPath);
  if (isRecording(content)) return content;
  throw new SampleError(
    `${shownPath} is not a recording with the lists requests, queryKeys, mutationKeys, and values: ${update}.`,
  );
}

/** The names of all named recordings of a sample. */
function listRecordingNames(samplePath: string): string[] {
  const start = `${withoutExtension(path.basename(samplePath))}.`;
  const end = '.recording.json';
  return listFiles(path.dirname(samplePath))
    .filter((file) => file.startsWith(start) && file.endsWith(end) && file.length > start.length + end.length)
    .map((file) => file.slice(start.length, -end.length));
}

function isRecording(content: unknown): content is SampleRecording {
  if (typeof content !== 'object' || content === null) return false;
  const lists = content as Partial<Record<keyof SampleRecording, unknown>>;
  return [lists.requests, lists.queryKeys, lists.mutationKeys, lists.values].every(Array.isArray);
}
