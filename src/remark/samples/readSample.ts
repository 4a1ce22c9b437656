import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {suggestName} from '../../lib/nearestName';
import type {SampleLocation} from './resolveSample';
import {SampleError} from './SampleError';
import {toSourceLines, type SourceLine} from './sourceLines';

/** Files that are never suggested: tests, what runs a sample in the page, and files generated beside a sample. */
const NEVER_SHOWN = /\.(?:test\.tsx?|live\.tsx)$|\.(?:recording|errors)\.json$/;

/** Reads a sample as numbered lines. For a missing file, the error suggests the most similar name. */
export function readSample(location: SampleLocation, siteDir: string): SourceLine[] {
  const {filePath, searchRoot, name} = location;
  if (!existsSync(filePath) || !statSync(filePath).isFile()) {
    const shownPath = path.relative(siteDir, filePath).split(path.sep).join('/');
    const names = listFiles(searchRoot).filter((file) => !NEVER_SHOWN.test(file));
    throw new SampleError(
      `There is no sample file ${shownPath}. Create it, or correct the name.${suggestName(name, names)}`,
    );
  }
  return toSourceLines(readFileSync(filePath, 'utf8'));
}

/** All files in a folder and its subfolders except node_modules, as relative paths with forward slashes. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.name !== 'node_modules')
    .flatMap((entry) =>
      entry.isDirectory()
        ? listFiles(path.join(folder, entry.name)).map((file) => `${entry.name}/${file}`)
        : [entry.name],
    )
    .sort();
}
