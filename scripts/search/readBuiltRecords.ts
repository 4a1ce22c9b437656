import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {MANIFEST_PATH} from '../../src/search/shared/constants';
import {escapeHtml} from '../../src/search/shared/escapeHtml';
import type {IndexManifest} from '../../src/search/shared/indexFile';
import {unpackIndex} from '../../src/search/shared/indexFile';
import type {Hierarchy, SearchRecord} from '../../src/search/shared/record';
import {HIERARCHY_LEVELS} from '../../src/search/shared/record';
import {readIndexFiles} from './readIndexFiles';

/**
 * Reads the records of all versions of a built site and escapes their HTML: Algolia adds highlight tags without
 * escaping the text, and the modal renders the result as HTML.
 *
 * @throws Error when there is no build
 */
export async function readBuiltRecords(buildFolder: string): Promise<SearchRecord[]> {
  let manifest: IndexManifest;
  try {
    manifest = JSON.parse(await readFile(join(buildFolder, MANIFEST_PATH), 'utf8')) as IndexManifest; // written by the build
  } catch {
    throw new Error(
      `${join(buildFolder, MANIFEST_PATH)} cannot be read. Run "npm run build" first, or pass the folder with --build-dir.`,
    );
  }
  return manifest.indexes
    .flatMap((entry) => {
      const {file, texts} = readIndexFiles(join(buildFolder, entry.file));
      return unpackIndex(file, texts);
    })
    .map(escapeRecord);
}

function escapeRecord(record: SearchRecord): SearchRecord {
  const levels = HIERARCHY_LEVELS.map((level) => [level, escapeNullable(record.hierarchy[level])] as const);
  return {
    ...record,
    content: escapeNullable(record.content),
    // Has every level, which the return type of fromEntries cannot express
    hierarchy: Object.fromEntries(levels) as unknown as Hierarchy,
  };
}

function escapeNullable(text: string | null): string | null {
  return text === null ? null : escapeHtml(text);
}
