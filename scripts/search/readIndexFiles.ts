import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {IndexFile, TextsFile} from '../../src/search/shared/indexFile';

/** Reads the two files of a version from a build. `path` is that of the index file, which names the other. */
export function readIndexFiles(path: string): {file: IndexFile; texts: TextsFile} {
  const read = (name: string): unknown => JSON.parse(readFileSync(name, 'utf8'));
  const file = read(path) as IndexFile; // written by the build
  return {file, texts: read(join(dirname(path), file.texts)) as TextsFile};
}
