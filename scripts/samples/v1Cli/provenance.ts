import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../../src/remark/samples/readSample';
import {V1_RELEASE, V1_RUNS, type V1Run} from './runs';

/** File in `samples/v1` that records what the committed output was generated from. */
export const PROVENANCE_FILE = 'output/provenance.json';

/** The generator, its input and its output, with SHA-256 hashes by path. */
export interface Provenance {
  generator: {name: string; version: string};
  /** By path below `samples/`. */
  sources: Record<string, string>;
  /** Hash of the command lines. */
  commands: string;
  /** By path below `samples/v1`. */
  written: Record<string, string>;
}

const WRITTEN_FOLDERS = ['generated', 'output'];
const PREPARING = 'v1/src/codegen/cli/prepareDocument.ts';
const HOW_TO_WRITE = 'Write the output again with the 1.x CLI: see samples/README.md.';

/**
 * Computes the provenance of the output in a folder.
 *
 * @param samples Absolute folder of `samples/`, which contains the documents.
 * @param project Absolute folder with `generated/` and `output/`.
 */
export function buildProvenance(samples: string, project: string, runs: readonly V1Run[] = V1_RUNS): Provenance {
  const sources = [...new Set([...runs.map(({document}) => document), PREPARING])].sort();
  const written = WRITTEN_FOLDERS.flatMap((folder) =>
    listFiles(path.join(project, folder)).map((file) => path.posix.join(folder, file.split(path.sep).join('/'))),
  )
    .filter((file) => file !== PROVENANCE_FILE)
    .sort();
  return {
    generator: {name: '@openapi-qraft/cli', version: V1_RELEASE},
    sources: hashFiles(samples, sources),
    commands: hash(JSON.stringify(runs)),
    written: hashFiles(project, written),
  };
}

/**
 * Checks, without the 1.x CLI, that its committed output matches the current documents and commands and was not edited.
 *
 * @returns One sentence per problem.
 */
export function checkProvenance(samples: string, project: string, runs: readonly V1Run[] = V1_RUNS): string[] {
  const file = path.join(project, PROVENANCE_FILE);
  if (!existsSync(file)) return [`samples/v1/${PROVENANCE_FILE} is missing. ${HOW_TO_WRITE}`];
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Provenance; // Written by generateV1.ts
  const now = buildProvenance(samples, project, runs);
  const commands =
    kept.commands === now.commands
      ? []
      : [`scripts/samples/v1Cli/runs.ts: the runs differ from those of the committed output. ${HOW_TO_WRITE}`];
  const changedSources = findDifferences(kept.sources, now.sources).map(
    (source) => `samples/${source} changed after samples/v1/generated was written from it. ${HOW_TO_WRITE}`,
  );
  const editedFiles = findDifferences(kept.written, now.written).map(
    (name) => `samples/v1/${name} is not what the 1.x CLI wrote. Restore it: git checkout samples/v1/${name}`,
  );
  return [...commands, ...changedSources, ...editedFiles];
}

function findDifferences(kept: Record<string, string>, now: Record<string, string>): string[] {
  const names = [...new Set([...Object.keys(kept), ...Object.keys(now)])].sort();
  return names.filter((name) => kept[name] !== now[name]);
}

function hashFiles(folder: string, files: readonly string[]): Record<string, string> {
  return Object.fromEntries(files.map((file) => [file, hash(readFileSync(path.join(folder, file), 'utf8'))]));
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
