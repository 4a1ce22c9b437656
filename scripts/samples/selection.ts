import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {suggestName} from '../../src/lib/nearestName';
import {SAMPLE_PROJECTS, type SampleProject} from './projects';

/** The samples that a command works on. */
export interface Selection {
  versions: readonly SampleProject[];
  /** A folder or file of `samples/<version>/src`, relative to it. Undefined selects all samples of the versions. */
  path?: string;
}

/**
 * Parses the arguments of `samples:check` and `samples:update`: a version, a folder or file of its `src`, both, or
 * nothing. A path may also start at the root of the repository, as shells complete it.
 *
 * @param samplesFolder Absolute path of `samples/`.
 * @throws When there is no such version, folder, or file. The message lists the existing names.
 */
export function parseSelection(commandArguments: readonly string[], samplesFolder: string): Selection {
  const segments = commandArguments.flatMap((argument) => path.normalize(argument).split(path.sep)).filter(Boolean);
  if (segments[0] === 'samples') segments.shift();
  const named = SAMPLE_PROJECTS.find((version) => version === segments[0]);
  if (named) segments.shift();
  if (segments[0] === 'src') segments.shift();

  const versions = named ? [named] : SAMPLE_PROJECTS;
  if (segments.length === 0) return {versions};
  const wanted = segments.join('/');
  const having = versions.filter((version) => existsSync(path.join(samplesFolder, version, 'src', wanted)));
  if (having.length > 0) return {versions: having, path: wanted};
  throw new Error(describeMissing(segments, versions[0] ?? 'v2', samplesFolder));
}

/**
 * Whether a file belongs to a selection. Selecting a file also selects its test, recordings, and messages.
 *
 * @param file Relative to `samples/<version>/src`.
 */
export function isSelected(file: string, selectedPath: string | undefined): boolean {
  if (selectedPath === undefined || file === selectedPath || file.startsWith(`${selectedPath}/`)) return true;
  const base = baseOf(selectedPath);
  return base !== selectedPath && file.startsWith(`${base}.`);
}

/**
 * Absolute paths for Vitest's filter: the selected folder, the tests next to a selected file, or the folder of a file
 * without its own test. An empty list means all tests.
 */
export function listTestFilters(sourceFolder: string, selectedPath: string | undefined): string[] {
  if (selectedPath === undefined) return [];
  const selected = path.join(sourceFolder, selectedPath);
  if (statSync(selected).isDirectory()) return [`${selected}${path.sep}`];
  const tests = ['.test.ts', '.test.tsx'].map((ending) => baseOf(selected) + ending).filter((file) => existsSync(file));
  return tests.length > 0 ? tests : [`${path.dirname(selected)}${path.sep}`];
}

/** `BookPage.tsx` and `BookPage.test.tsx` belong to `BookPage`. A folder may end in a number, such as `v2.6.0`. */
function baseOf(file: string): string {
  return file.replace(/(?:\.test)?\.[a-z]+$/, '');
}

function describeMissing(segments: readonly string[], version: SampleProject, samplesFolder: string): string {
  let folder = path.join(samplesFolder, version, 'src');
  const missing = segments.find((segment) => {
    const next = path.join(folder, segment);
    if (!existsSync(next)) return true;
    folder = next;
    return false;
  });
  const shown = path.relative(path.dirname(samplesFolder), folder).split(path.sep).join('/');
  const names = statSync(folder).isDirectory()
    ? readdirSync(folder).filter((name) => !/\.json$|\.test\./.test(name))
    : [];
  return (
    `There is no "${missing}" in ${shown}.${suggestName(missing ?? '', names)} It has: ${names.join(', ')}.\n` +
    `Give a version (${SAMPLE_PROJECTS.join(' or ')}), a folder or file of its src, or both, as in: v2 hooks/useQuery`
  );
}
