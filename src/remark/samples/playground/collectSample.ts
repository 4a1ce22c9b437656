import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {createImportResolver, type ResolveImport} from '../../../../samples/common/testing/resolveLikeReader';
import type {PlaygroundSample} from '../../../lib/playgroundSample';
import {isRegionMarker} from '../extractRegion';
import {errorsPathOf, livePathOf, withoutExtension} from '../sidecarPath';
import type {SampleLocation} from '../resolveSample';
import {buildApp} from './buildApp';
import {NOT_IN_PLAYGROUND} from './exceptions';
import {PLAYGROUND_PACKAGES} from './packages';

const SOURCES = 'samples/v2/src';
/** What renders the sample. */
const APP = 'App.tsx';
/** The playground writes this file as the sample project has it. */
const CLIENT = 'shared/client.ts';
/** Options that generate the clients of samples, by folder of `samples/v2/generated`. See scripts/samples/generatedClients.ts. */
const CLIENT_OPTIONS: Readonly<Record<string, PlaygroundSample['options']>> = {
  api: {},
  'api-queryable': {'queryable-write-operations': true, 'filter-services': ['/books/**']},
  'api-predefined': {'operation-predefined-parameters': ['/orders/**:header.X-Store-Id']},
};

const resolvers = new Map<string, ResolveImport>();

/**
 * A sample of 2.x with everything that the playground needs to run it.
 *
 * @param name path relative to `samples/v2/src`
 * @returns undefined for a sample that does not run there: it shows wrong calls, needs other packages, or has nothing to
 * run
 */
export function collectSample(siteDir: string, name: string): PlaygroundSample | undefined {
  const project = path.join(siteDir, 'samples/v2');
  const file = path.join(siteDir, SOURCES, name);
  if (!isCandidate(name) || NOT_IN_PLAYGROUND.has(name) || existsSync(errorsPathOf(file))) return undefined;
  const shown = path.basename(file);
  const app = shown === APP ? undefined : (readLive(file) ?? buildApp(parse(file)));
  if (shown !== APP && app === undefined) return undefined;

  const resolve = resolvers.get(project) ?? createImportResolver(project);
  resolvers.set(project, resolve);
  const files: Record<string, string> = {};
  // The app resolves its imports like a file in the same folder.
  const pending: {name: string; file: string; text?: string}[] = [{name: shown, file}];
  if (app !== undefined) pending.push({name: APP, file, text: app});
  let options: PlaygroundSample['options'] = {};
  for (let item = pending.pop(); item; item = pending.pop()) {
    const text = item.text ?? readClean(item.file);
    if (files[item.name] === text) continue;
    // Files of two folders have the same name.
    if (files[item.name] !== undefined) return undefined;
    // Bundlers replace these.
    if (/\bimport\.meta\b|\bprocess\.env\b/.test(text)) return undefined;
    files[item.name] = text;
    for (const specifier of listImports(text)) {
      if (PLAYGROUND_PACKAGES.includes(specifier)) continue;
      const target = resolve(specifier, item.file);
      if (target === undefined) return undefined;
      const source = followReexports(target, resolve);
      const place = path.relative(project, source).split(path.sep).join('/');
      if (place === CLIENT) continue;
      const [, generated] = /^generated\/([\w-]+)\//.exec(place) ?? [];
      if (generated !== undefined) {
        // In the playground, the client is in the folder "api", whatever it is generated with.
        const clientOptions = /^\.\/api(\/|$)/.test(specifier) ? CLIENT_OPTIONS[generated] : undefined;
        if (!clientOptions) return undefined;
        options = {...options, ...clientOptions};
      } else if (/^\.\/[\w.-]+$/.test(specifier)) {
        pending.push({name: withoutExtension(path.basename(target)) + path.extname(source), file: source});
      } else return undefined;
    }
  }
  return {files, open: shown, ...(Object.keys(options).length > 0 && {options})};
}

const known = new Map<string, boolean>();

/** Whether the playground can open a sample. Remembered, because pages show the same file in several parts. */
export function isInPlayground(siteDir: string, {filePath, name}: SampleLocation): boolean {
  if (filePath !== path.join(siteDir, SOURCES, name)) return false;
  const isOpenable = known.get(name) ?? collectSample(siteDir, name) !== undefined;
  known.set(name, isOpenable);
  return isOpenable;
}

const isCandidate = (name: string): boolean => /(?<!\.d|\.test|\.live|\.signature|\.config)\.tsx?$/.test(name);

/** What the page runs, unless it prepares the responses of a mock that the playground does not have. */
function readLive(file: string): string | undefined {
  const live = livePathOf(file);
  if (!existsSync(live)) return undefined;
  const text = readClean(live);
  return text.includes('mock-api') ? undefined : text;
}

/** The file that another one only exports: samples share some of their modules, and some have a separate client. */
function followReexports(file: string, resolve: ResolveImport): string {
  const [, specifier] = /^export (?:\*|\{[^}]*\}) from '(\.\.[^']+)';\s*$/.exec(readFileSync(file, 'utf8')) ?? [];
  const target =
    specifier === undefined ? undefined : (resolve(specifier, file) ?? findFile(path.resolve(file, '..', specifier)));
  return target === undefined ? file : followReexports(target, resolve);
}

/** Paths that lead out of the folders of samples are not resolved. */
const findFile = (place: string): string | undefined =>
  ['.ts', '.tsx', '/index.ts'].map((ending) => place + ending).find((file) => existsSync(file));

const parse = (file: string): ts.SourceFile => ts.createSourceFile(file, readClean(file), ts.ScriptTarget.Latest, true);

/** The file as readers see it: without the markers of regions. */
function readClean(file: string): string {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !isRegionMarker(line))
    .join('\n');
}

/** What a file imports, also dynamically, or exports from elsewhere. */
const listImports = (text: string): string[] => ts.preProcessFile(text).importedFiles.map(({fileName}) => fileName);
