import {existsSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Finds records that no test writes any more; a page would go on showing them.
 *
 * @param project Absolute folder of a sample project.
 */
export async function findOrphanRecordings(project: string): Promise<string[]> {
  const files = await readdir(path.join(project, 'src'), {recursive: true});
  const records = files.filter((file) => file.endsWith('.recording.json')).sort();
  const problems = await Promise.all(records.map((record) => judge(path.join(project, 'src', record))));
  return problems.filter((problem) => problem !== undefined);
}

async function judge(record: string): Promise<string | undefined> {
  const [base = '', ...nameParts] = path.basename(record, '.recording.json').split('.');
  const name = nameParts.join('.');
  const test = ['ts', 'tsx']
    .map((ending) => path.join(path.dirname(record), `${base}.test.${ending}`))
    .find(existsSync);
  if (!test) return `${record}: there is no ${base}.test.ts or ${base}.test.tsx. Delete the record.`;
  const text = await readFile(test, 'utf8');
  if (!text.includes('recordSample(')) return `${record}: ${path.basename(test)} does not record. Delete the record.`;
  if (name && !text.includes(`'${name}'`)) {
    return `${record}: ${path.basename(test)} has no record named '${name}'. Delete the record.`;
  }
  return undefined;
}
