import {existsSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {rootFolder, type SampleProject} from '../projects';
import {buildPatterns} from '../versionOnlyNames/buildPatterns';
import {isSelected} from '../selection';
import {findNames} from '../versionOnlyNames/findNames';
import {readVersionNames} from '../versionOnlyNames/readVersionNames';

const FOLDERS: Record<SampleProject, readonly string[]> = {
  v1: ['samples/v1/src', 'samples/v1/shared', 'versioned_docs/version-1.x'],
  v2: ['samples/v2/src', 'samples/v2/shared', 'docs'],
};

/** Prefixes of paths about both versions. In all other files, a marker allows one paragraph. */
const ABOUT_BOTH_VERSIONS = ['docs/migrating-to-', 'samples/v2/src/migration/'];

const LABELS: Record<SampleProject, string> = {v1: '1.x', v2: '2.x'};

/**
 * Searches the samples and pages of a version for names that exist only in the other one.
 *
 * @param selectedPath Folder or file of the samples; without it, all samples and pages are searched.
 */
export async function checkVersionOnlyNames(version: SampleProject, selectedPath?: string): Promise<string[]> {
  const other = version === 'v1' ? 'v2' : 'v1';
  const patterns = buildPatterns(readVersionNames(version), readVersionNames(other));
  const source = `samples/${version}/src`;
  const folders = selectedPath === undefined ? FOLDERS[version] : [source];
  const files = (await Promise.all(folders.map(listFiles)))
    .flat()
    .filter((file) => isSelected(path.posix.relative(source, file), selectedPath));

  const problems = await Promise.all(
    files.map(async (file) => {
      const {names, idleMarkers} = findNames(await readFile(path.join(rootFolder, file), 'utf8'), patterns);
      return [
        ...names.map(
          ({line, name}) =>
            `${file}:${line}: ${name} exists only in ${LABELS[other]}. ` +
            'Remove it, or put {/* other-version */} above a paragraph that explains what replaced it.',
        ),
        ...idleMarkers.map(
          (line) =>
            `${file}:${line}: the paragraph below this other-version marker has no names of ${LABELS[other]}. Delete the marker.`,
        ),
      ];
    }),
  );
  return problems.flat();
}

/** Paths (from the root) of the files that are shown to readers: pages and samples, but not tests. */
async function listFiles(folder: string): Promise<string[]> {
  if (!existsSync(path.join(rootFolder, folder))) return [];
  const names = await readdir(path.join(rootFolder, folder), {recursive: true});
  return names
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .filter((file) => /\.(mdx?|tsx?|jsx?|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => !ABOUT_BOTH_VERSIONS.some((allowed) => file.startsWith(allowed)))
    .sort();
}
