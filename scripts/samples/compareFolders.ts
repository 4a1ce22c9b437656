import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

export interface FileDifference {
  /** Relative to either folder. */
  file: string;
  kind: 'changed' | 'missing' | 'left over';
}

/**
 * Compares the files of two folders byte by byte.
 *
 * @param expected Folder with the correct files.
 * @param actual Folder to check. A file there is `changed`, `missing` or `left over`.
 */
export async function compareFolders(expected: string, actual: string): Promise<FileDifference[]> {
  const [expectedFiles, actualFiles] = await Promise.all([listFiles(expected), listFiles(actual)]);
  const differences: FileDifference[] = actualFiles
    .filter((file) => !expectedFiles.includes(file))
    .map((file) => ({file, kind: 'left over'}));
  for (const file of expectedFiles) {
    if (!actualFiles.includes(file)) {
      differences.push({file, kind: 'missing'});
      continue;
    }
    const [a, b] = await Promise.all([readFile(path.join(expected, file)), readFile(path.join(actual, file))]);
    if (!a.equals(b)) differences.push({file, kind: 'changed'});
  }
  return differences.sort((a, b) => (a.file < b.file ? -1 : 1));
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true}).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}
