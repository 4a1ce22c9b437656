import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {listFiles} from '../../remark/samples/readSample';
import {describeIdentifiers, openProject, type DescribedIdentifier} from './describeIdentifiers';
import type {FindIdentifiers} from './buildPageTypes';
import type {ShownCode} from './listShownCode';

/** The described lines of a project by `<path in the project>:<line>`. */
type DescribedLines = Record<string, DescribedIdentifier[]>;

/**
 * Describes every identifier that the blocks show, with one language service for each project. The result is cached in
 * `node_modules/.cache` until a file of the project, its packages, TypeScript, or this code changes.
 */
export function describeProjects(blocks: readonly ShownCode[], siteDir: string): FindIdentifiers {
  const projects = new Map<string, DescribedLines>();
  for (const project of new Set(blocks.map((block) => block.project))) {
    const folder = path.join(siteDir, 'samples', project);
    projects.set(folder, describeProject(folder, listShownLines(blocks, project), siteDir));
  }
  return (file, line) => {
    for (const [folder, lines] of projects) {
      if (file.startsWith(folder + path.sep)) return lines[`${path.relative(folder, file)}:${line}`] ?? [];
    }
    return [];
  };
}

/** The lines that pages show of each file. */
function listShownLines(blocks: readonly ShownCode[], project: string): Map<string, Set<number>> {
  const shown = new Map<string, Set<number>>();
  for (const block of blocks.filter((one) => one.project === project)) {
    const lines = shown.get(block.file) ?? new Set();
    block.lines.forEach((line) => line && lines.add(line.number));
    shown.set(block.file, lines);
  }
  return shown;
}

function describeProject(folder: string, shown: Map<string, Set<number>>, siteDir: string): DescribedLines {
  const cacheFolder = path.join(siteDir, 'node_modules/.cache/types-on-hover');
  const cacheFile = path.join(cacheFolder, `${path.basename(folder)}-${hashInputs(folder, shown)}.json`);
  const cached = readCache(cacheFile);
  if (cached) return cached;
  const service = openProject(path.join(folder, 'tsconfig.json'), [...shown.keys()]);
  const described: DescribedLines = {};
  for (const [file, lines] of shown) {
    for (const [line, identifiers] of describeIdentifiers(service, file, lines)) {
      described[`${path.relative(folder, file)}:${line}`] = identifiers;
    }
  }
  mkdirSync(cacheFolder, {recursive: true});
  writeFileSync(cacheFile, JSON.stringify(described));
  return described;
}

function readCache(file: string): DescribedLines | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as DescribedLines; // written above
  } catch {
    return undefined;
  }
}

function hashInputs(folder: string, shown: Map<string, Set<number>>): string {
  const hash = createHash('sha256').update(ts.version);
  const files = [
    ...listFiles(folder).map((name) => path.join(folder, name)),
    ...readdirSync(__dirname).map((name) => path.join(__dirname, name)),
  ];
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(file));
  for (const [file, lines] of shown) hash.update(`\0${file}:${[...lines].join()}`);
  return hash.digest('hex').slice(0, 16);
}
