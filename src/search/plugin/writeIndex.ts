/** Writes the index files of all versions and the manifest that names them. */
import {createHash} from 'node:crypto';
import {mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {INDEX_FOLDER, MANIFEST_PATH} from '../shared/constants';
import type {IndexManifest, ManifestEntry} from '../shared/indexFile';
import {INDEX_FORMAT, packIndex, packTexts} from '../shared/indexFile';
import type {SearchRecord} from '../shared/record';

/** Length of the content hash in a file name, as in Docusaurus' assets. */
const HASH_LENGTH = 8;

/**
 * @param folder folder that is served under the site's base path
 * @param versions records per version, the default version first
 */
export async function writeIndex(
  folder: string,
  origin: string,
  versions: readonly (readonly SearchRecord[])[],
): Promise<IndexManifest> {
  await mkdir(join(folder, INDEX_FOLDER), {recursive: true});
  const written = new Set<string>();
  const indexes = await Promise.all(
    versions.map(async (records): Promise<ManifestEntry> => {
      const {docusaurus_tag, language} = records[0]!;
      const write = async (name: string, value: unknown): Promise<string> => {
        const text = JSON.stringify(value);
        const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
        const path = `${docusaurus_tag}.${language}.${name}${hash}.json`;
        await writeFile(join(folder, INDEX_FOLDER, path), text);
        written.add(path);
        return path;
      };
      const file = packIndex(records, origin, await write('texts.', packTexts(records)));
      const path = `${INDEX_FOLDER}/${await write('', file)}`;
      return {language: file.language, docusaurus_tag: file.docusaurus_tag, file: path};
    }),
  );
  const manifest: IndexManifest = {format: INDEX_FORMAT, indexes};
  await writeFile(join(folder, MANIFEST_PATH), JSON.stringify(manifest));
  await removeOthers(join(folder, INDEX_FOLDER), written);
  return manifest;
}

// During `npm start`, each edit creates index files with new names. Only the latest are needed.
async function removeOthers(folder: string, kept: ReadonlySet<string>): Promise<void> {
  const others = (await readdir(folder)).filter((name) => !kept.has(name));
  await Promise.all(others.map((name) => rm(join(folder, name), {force: true})));
}
