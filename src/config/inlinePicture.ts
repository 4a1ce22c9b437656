import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';

const ROOT = resolve(__dirname, '../..');

/**
 * An SVG file as an address that holds it.
 *
 * @param file path from the root of the project
 * @returns a `data:` URL (RFC 2397) in which only the characters are escaped that would end or break it, in HTML, too
 * @throws Error when the file is not there
 */
export function inlinePicture(file: string): string {
  const drawing = readFileSync(resolve(ROOT, file), 'utf8').replace(/>\s+</g, '><').trim().replaceAll('"', "'");
  const escaped = drawing.replace(/[%#<>{}\s]/g, (sign) => (sign === ' ' ? sign : encodeURIComponent(sign)));
  return `data:image/svg+xml,${escaped}`;
}
