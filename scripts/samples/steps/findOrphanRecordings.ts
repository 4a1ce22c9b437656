import {existsSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {isSelected} from '../selection';

/**
 * Finds recordings that no test writes any more. Without this check, pages would keep showing them.
 *
 * @param project Absolute folder of a sample project.
 * @param selectedPath Folder or file of its `src`; without it, all recordings are checked.
 */
export async function findOrphanRecordings(project: string, selectedPath?: string): Promise<string[]> {
  const files = await readdir(path.join(project, 'src'), {recursive: true});
  const recordings = files.filter((file) => file.endsWith('.recording.json') && isSelected(file, selectedPath)).sort();
  const problems = await Promise.all(recordings.map((recording) => judge(path.join(project, 'src', recording))));
  return problems.filter((problem) => problem !== undefined);
}

async function judge(recording: string): Promise<string | undefined> {
  const [base = '', ...nameParts] = path.basename(recording, '.recording.json').split('.');
  const name = nameParts.join('.');
  const test = ['ts', 'tsx']
    .map((ending) => path.join(path.dirname(recording), `${base}.test.${ending}`))
    .find(existsSync);
  if (!test) return `${recording}: there is no ${base}.test.ts or ${base}.test.tsx. Delete the recording.`;
  const text = await readFile(test, 'utf8');
  if (!text.includes('recordSample('))
    return `${recording}: ${path.basename(test)} does not record. Delete the recording.`;
  if (name && !text.includes(`'${name}'`)) {
    return `${recording}: ${path.basename(test)} has no recording named '${name}'. Delete the recording.`;
  }
  return undefined;
}
