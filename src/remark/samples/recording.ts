import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SampleRecording} from '../../lib/sampleRecording';
import {nearestName} from './nearestName';
import {listFiles} from './readSample';
import {SampleError} from './SampleError';
import {recordingPathOf} from './sidecarPath';

/** Reads the record beside a sample; `name` is the value of `record="name"` or true for the unnamed one. */
export function readRecording(samplePath: string, name: string | true, siteDir: string): SampleRecording {
  const recordPath = recordingPathOf(samplePath, name === true ? undefined : name);
  const shownPath = path.relative(siteDir, recordPath).split(path.sep).join('/');
  if (!existsSync(recordPath)) {
    const folder = path.dirname(recordPath);
    const records = listFiles(folder).filter((file) => file.endsWith('.recording.json') && !file.includes('/'));
    const hint =
      records.length > 0
        ? `The nearest one is ${nearestName(path.basename(recordPath), records)}.`
        : 'Call recordSample() in the test beside the sample and run "npm run samples:update".';
    throw new SampleError(`There is no record ${shownPath}. ${hint}`);
  }
  const content: unknown = JSON.parse(readFileSync(recordPath, 'utf8'));
  if (isRecording(content)) return content;
  throw new SampleError(
    `${shownPath} is not a record: it needs the lists requests, queryKeys, mutationKeys and values. ` +
      'Run "npm run samples:update".',
  );
}

function isRecording(content: unknown): content is SampleRecording {
  if (typeof content !== 'object' || content === null) return false;
  const lists = content as Partial<Record<keyof SampleRecording, unknown>>;
  return [lists.requests, lists.queryKeys, lists.mutationKeys, lists.values].every(Array.isArray);
}
