import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listDeclarations} from '../../../src/remark/samples/extractDeclaration';
import {listRegions} from '../../../src/remark/samples/extractRegion';
import {fillFence} from '../../../src/remark/samples/fillFence';
import {isSampleMeta} from '../../../src/remark/samples/parseMeta';
import {listFiles} from '../../../src/remark/samples/readSample';
import {resolveSample, type SampleLocation} from '../../../src/remark/samples/resolveSample';
import {SampleError} from '../../../src/remark/samples/SampleError';
import {selectText, type Selection} from '../../../src/remark/samples/selectText';
import {toSourceLines} from '../../../src/remark/samples/sourceLines';
import {withoutExtension} from '../../../src/remark/samples/sidecarPath';
import {SAMPLE_VERSIONS, type SampleVersion} from '../../../src/remark/samples/versions';
import type {Page} from './readPages';
import {normalizeText} from './readBlocks';

/** The source of a text. */
export interface SampleSource {
  /** Absolute path of the sample file. */
  filePath: string;
  /** Whether a test in the same folder imports the file. */
  isRun: boolean;
  /** Whether the file has a recording. */
  isRecorded: boolean;
}

/** Every text that a page may show, with the samples that contain it. */
export type SampleIndex = Map<string, SampleSource[]>;

/** The index, and one sentence per sample or fence that cannot be read. */
export interface SampleIndexResult {
  index: SampleIndex;
  problems: string[];
}

const CODE_FILE = /\.[cm]?[jt]sx?$/;

/**
 * Computes all texts of samples with the same modules that fill the pages: the selections of all fences, and, for
 * components that show a sample, the whole text, the regions and the declarations of every sample file.
 */
export function buildSampleIndex(siteDir: string, pages: readonly Page[]): SampleIndexResult {
  const texts: {text: string; filePath: string}[] = [];
  const problems: string[] = [];
  const attempt = (place: string, action: () => void): void => {
    try {
      action();
    } catch (error) {
      if (!(error instanceof SampleError)) throw error;
      problems.push(`${place}: ${error.message}`);
    }
  };
  for (const location of SAMPLE_VERSIONS.flatMap((version) => listSamples(siteDir, version))) {
    attempt(path.relative(siteDir, location.filePath), () => {
      for (const selection of listSelections(location.filePath)) {
        const lines = selectText(location, selection, siteDir);
        texts.push({text: lines.map((line) => line.text).join('\n'), filePath: location.filePath});
      }
    });
  }
  for (const {pagePath, fences, version: pageVersion} of pages) {
    for (const fence of fences.filter(({meta}) => isSampleMeta(meta))) {
      attempt(`${pagePath}:${fence.line}`, () => {
        const {shownText, samplePaths} = fillFence(fence, {siteDir, pageVersion});
        samplePaths.forEach((filePath) => texts.push({text: shownText, filePath}));
      });
    }
  }
  return {index: collectTexts(texts), problems};
}

function listSamples(siteDir: string, version: SampleVersion): SampleLocation[] {
  const folders = {'': 'src', 'shared/': 'shared'};
  return Object.entries(folders)
    .flatMap(([prefix, folder]) =>
      listFiles(path.join(siteDir, 'samples', version.project, folder)).map((file) => `${prefix}${file}`),
    )
    .filter((name) => CODE_FILE.test(name) && !/\.(?:test|signature)\.\w+$/.test(name))
    .map((name) => resolveSample(siteDir, name, version));
}

function listSelections(filePath: string): Selection[] {
  const lines = toSourceLines(readFileSync(filePath, 'utf8'));
  const declarations = new Set(listDeclarations(lines, path.basename(filePath)).map((declaration) => declaration.name));
  return [
    {},
    ...listRegions(lines).map((region) => ({region})),
    ...[...declarations].map((declaration) => ({declaration})),
  ];
}

function collectTexts(texts: readonly {text: string; filePath: string}[]): SampleIndex {
  const index: SampleIndex = new Map();
  const sourceOf = new Map<string, SampleSource>();
  for (const {text, filePath} of texts) {
    const source = sourceOf.get(filePath) ?? {filePath, ...findSidecars(filePath)};
    sourceOf.set(filePath, source);
    const key = normalizeText(text);
    const sources = index.get(key) ?? [];
    if (!sources.includes(source)) index.set(key, [...sources, source]);
  }
  return index;
}

function findSidecars(filePath: string): Pick<SampleSource, 'isRun' | 'isRecorded'> {
  const folder = path.dirname(filePath);
  if (!existsSync(folder)) return {isRun: false, isRecorded: false};
  const base = withoutExtension(path.basename(filePath));
  const neighbors = readdirSync(folder);
  const isImported = new RegExp(String.raw`['"]\./${base.replaceAll('.', String.raw`\.`)}(?:\.[cm]?[jt]sx?)?['"]`);
  return {
    isRun: neighbors
      .filter((name) => /\.test\.tsx?$/.test(name))
      .some((name) => isImported.test(readFileSync(path.join(folder, name), 'utf8'))),
    isRecorded: neighbors.some((name) => name.startsWith(`${base}.`) && name.endsWith('.recording.json')),
  };
}
