import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../../src/remark/samples/readSample';
import {rootFolder} from '../projects';

const PINNED = /@openapi-qraft\/[\w-]+@(?<version>[^\s`'")]+)/g;

/**
 * Checks that 2.x pages name existing releases, and 1.x pages the documented one: `@1` may install a release that no
 * page describes.
 */
export function checkPinnedReleases(): string[] {
  const folder = path.join(rootFolder, 'docs');
  return listFiles(folder)
    .filter((file) => /\.mdx?$/.test(file))
    .flatMap((file) =>
      findLoosePins(readFileSync(path.join(folder, file), 'utf8')).map(
        ({line, text}) =>
          `docs/${file}:${line}: ${text} is not a release. Write the version in full, for 1.x always 1.14.2.`,
      ),
    );
}

/**
 * The OpenAPI Qraft packages in a text that are pinned to a range, a tag, or a 1.x release other than the documented
 * one.
 */
export function findLoosePins(text: string): {line: number; text: string}[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(PINNED)]
        .filter(({groups}) => !/^(?:1\.14\.2|2\.\d+\.\d+)$/.test(groups?.version ?? ''))
        .map(([pin]) => ({line: index + 1, text: pin})),
    );
}
