import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';

const ROOT = resolve(__dirname, '../..');

/**
 * An SVG file as a `data:` URL (RFC 2397). Only characters that would break it in CSS or HTML are escaped.
 *
 * @param file path from the root of the project
 * @throws Error when the file does not exist
 */
export function inlineImage(file: string): string {
  const drawing = readFileSync(resolve(ROOT, file), 'utf8').replace(/>\s+</g, '><').trim().replaceAll('"', "'");
  const escaped = drawing.replace(/[%#<>{}\s]/g, (sign) => (sign === ' ' ? sign : encodeURIComponent(sign)));
  return `data:image/svg+xml,${escaped}`;
}
