import path from 'node:path';
import type {ShownCode} from './listShownCode';

/** A folder of a sample project with what pages show of its files. TypeScript opens its files together. */
export interface SampleFolder {
  /** Absolute folder of the sample project. */
  readonly project: string;
  /** Relative to the project, with forward slashes: `src/hooks/useQuery`. */
  readonly name: string;
  /** The shown lines, from 1, of each file name. Both are sorted. */
  readonly files: ReadonlyMap<string, readonly number[]>;
}

/** The folders of the shown samples. */
export function listSampleFolders(blocks: readonly ShownCode[], siteDir: string): SampleFolder[] {
  const linesOf = new Map<string, Set<number>>();
  for (const {file, lines} of blocks) {
    const known = linesOf.get(file) ?? new Set();
    linesOf.set(file, known);
    for (const line of lines) if (line) known.add(line.number);
  }
  const projectOf = new Map(blocks.map(({file, project}) => [file, path.join(siteDir, 'samples', project)]));
  const files = [...linesOf.keys()].sort();
  return [...new Set(files.map((file) => path.dirname(file)))].map((folder) => {
    const inFolder = files.filter((file) => path.dirname(file) === folder);
    const project = projectOf.get(inFolder[0]!)!;
    return {
      project,
      name: path.relative(project, folder).split(path.sep).join('/'),
      files: new Map(
        inFolder.map((file) => [path.basename(file), [...(linesOf.get(file) ?? [])].sort((a, b) => a - b)]),
      ),
    };
  });
}

/** The file with the types of a folder: `samples/v2/types/src/hooks/useQuery.json`. */
export function typesFileOf({project, name}: Pick<SampleFolder, 'project' | 'name'>): string {
  return path.join(project, 'types', `${name}.json`);
}

/** The absolute path of each file of a folder. */
export function filesOf({project, name, files}: SampleFolder): string[] {
  return [...files.keys()].map((file) => path.join(project, name, file));
}
