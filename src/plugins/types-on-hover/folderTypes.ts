import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {TypeInfo} from '../../lib/pageTypes';
import type {DescribedIdentifier} from './describeIdentifiers';
import {typesFileOf, type SampleFolder} from './sampleFolders';

/** The described lines of each file of a folder. */
export type DescribedFolder = ReadonlyMap<string, ReadonlyMap<number, readonly DescribedIdentifier[]>>;

/** What TypeScript says about the samples of a folder, in `samples/<version>/types`. */
interface TypesFile {
  /** Hash of everything that the types depend on, from `createHasher`. */
  readonly inputs: string;
  /** Every different description, once. */
  readonly infos: readonly TypeInfo[];
  /** Columns, lengths, and indexes in `infos`, by file and line. */
  readonly files: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
}

/** The hash that the types of a folder were written for, or undefined if there are none. */
export function readHash(folder: SampleFolder): string | undefined {
  return existsSync(typesFileOf(folder)) ? parse(typesFileOf(folder)).inputs : undefined;
}

/**
 * Reads the types of a folder.
 *
 * @param inputs the hash of the folder as it is now
 * @throws Error when the types are missing or were written for something else. It names the command to run.
 */
export function readFolderTypes(folder: SampleFolder, inputs: string): DescribedFolder {
  const file = typesFileOf(folder);
  if (readHash(folder) !== inputs) throw new Error(describeOutdated(folder));
  const {infos, files} = parse(file);
  return new Map(
    Object.entries(files).map(([name, lines]) => [
      name,
      new Map(Object.entries(lines).map(([line, numbers]) => [Number(line), expand(numbers, infos)])),
    ]),
  );
}

/** What is wrong with a folder whose hash has changed, and which command helps. */
export function describeOutdated(folder: SampleFolder): string {
  const version = path.basename(folder.project);
  const selection = folder.name.startsWith('src/') ? `${version} ${folder.name.slice('src/'.length)}` : version;
  const state = existsSync(typesFileOf(folder)) ? 'are out of date' : 'are missing';
  return `The types that pages show for samples/${version}/${folder.name} ${state}. Run: npm run samples:update -- ${selection}`;
}

/** Writes the types of a folder, a line of JSON for each description and each line of code, so that changes are readable. */
export function writeFolderTypes(folder: SampleFolder, inputs: string, described: DescribedFolder): void {
  const indexes = new Map<string, number>();
  const indexOf = (info: TypeInfo): number => {
    const text = JSON.stringify(info);
    const index = indexes.get(text) ?? indexes.size;
    indexes.set(text, index);
    return index;
  };
  const files = [...described].map(([name, lines]) => {
    const rows = [...lines].map(([line, identifiers]) => {
      const numbers = identifiers.flatMap(({column, length, ...info}) => [column, length, indexOf(info)]);
      return `      "${line}": [${numbers.join(', ')}]`;
    });
    return `    ${JSON.stringify(name)}: {\n${rows.join(',\n')}\n    }`;
  });
  const infos = [...indexes.keys()].map((text) => `    ${text}`).join(',\n');
  const file = typesFileOf(folder);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(
    file,
    `{\n  "inputs": "${inputs}",\n  "infos": [\n${infos}\n  ],\n  "files": {\n${files.join(',\n')}\n  }\n}\n`,
  );
}

function expand(numbers: readonly number[], infos: readonly TypeInfo[]): DescribedIdentifier[] {
  return Array.from({length: numbers.length / 3}, (_, index) => {
    const [column, length, info] = numbers.slice(index * 3, index * 3 + 3) as [number, number, number];
    return {column, length, ...infos[info]!};
  });
}

function parse(file: string): TypesFile {
  return JSON.parse(readFileSync(file, 'utf8')) as TypesFile; // writeFolderTypes writes it
}
