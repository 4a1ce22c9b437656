import {readdirSync, readFileSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import {zipSync, type Zippable} from 'fflate';

/** The document for URLs that do not exist. It stays a file in the root, where hosts look for it. */
const NOT_FOUND = '404.html';
/** Formats that are already compressed. */
const PACKED = /\.(?:png|ico|woff2|zip)$/;

/**
 * Packs a built site as a zip file, to be unpacked in the root folder of a server.
 *
 * @param folder the built site
 * @param basePath path it was built for: its files go into folders of that name
 */
export function packBundle(folder: string, basePath: string): Uint8Array {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  const contents: Zippable = {};
  for (const file of files) {
    contents[basePath.slice(1) + placeFile(file)] = [
      readFileSync(join(folder, file)),
      {level: PACKED.test(file) ? 0 : 9},
    ];
  }
  return zipSync(contents);
}

/**
 * Path of a file in the zip. Simple servers respond to `docs/overview` with `docs/overview/index.html`, but do not try
 * `docs/overview.html`.
 */
export function placeFile(file: string): string {
  if (!file.endsWith('.html') || file === NOT_FOUND || /(?:^|\/)index\.html$/.test(file)) return file;
  return file.replace(/\.html$/, '/index.html');
}
