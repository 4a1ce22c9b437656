/**
 * The file a browser loads: the records of one version in one language, with what repeats taken out.
 * Postings are not in it. The worker builds them on arrival: serialized they are larger than the text they
 * come from, and the transfer is what a reader waits for.
 */
import type {Hierarchy, RecordType, SearchRecord} from './record';

/** Raised when a field changes its meaning; a browser with older code then reports a failure instead of nonsense. */
export const INDEX_FORMAT = 1;

/** type, anchor, headings below the page title, content, code, number after the anchor. */
export type PackedRecord = readonly [
  type: RecordType,
  anchor: string,
  headings: readonly string[],
  content: string | null,
  code: string,
  ordinal: number,
];

export interface PackedPage {
  readonly path: string;
  readonly section: string;
  readonly title: string;
  readonly keywords: string;
  readonly records: readonly PackedRecord[];
}

export interface IndexFile {
  readonly format: number;
  readonly language: string;
  readonly version: string;
  readonly docusaurus_tag: string;
  /** Origin of the site; with a page's path it makes the absolute address. */
  readonly origin: string;
  readonly pages: readonly PackedPage[];
}

export interface ManifestEntry {
  readonly language: string;
  readonly docusaurus_tag: string;
  /** Address of the index file relative to the site's base path. */
  readonly file: string;
}

export interface IndexManifest {
  readonly format: number;
  /** The first entry of a language is its default version. */
  readonly indexes: readonly ManifestEntry[];
}

const LEVEL_WEIGHTS: Readonly<Record<RecordType, number>> = {
  lvl1: 100,
  lvl2: 90,
  lvl3: 80,
  lvl4: 70,
  lvl5: 60,
  lvl6: 50,
  content: 0,
};

/** Packs the records of one version; all must share origin, language and version, and stand in page order. */
export function packIndex(records: readonly SearchRecord[], origin: string): IndexFile {
  const [first] = records;
  if (!first) throw new Error('The search index of a version needs at least one record.');
  const pages = new Map<string, {page: Omit<PackedPage, 'records'>; records: PackedRecord[]}>();
  for (const record of records) {
    const path = record.url_without_anchor.slice(origin.length);
    let entry = pages.get(path);
    if (!entry) {
      const {lvl0, lvl1} = record.hierarchy;
      entry = {page: {path, section: lvl0 ?? '', title: lvl1 ?? '', keywords: record.keywords}, records: []};
      pages.set(path, entry);
    }
    const {lvl2, lvl3, lvl4, lvl5, lvl6} = record.hierarchy;
    const headings = [lvl2, lvl3, lvl4, lvl5, lvl6].map((heading) => heading ?? '');
    while (headings.at(-1) === '') headings.pop();
    const ordinal = Number(record.objectID.split('~')[1] ?? 0);
    entry.records.push([record.type, record.anchor, headings, record.content, record.code, ordinal]);
  }
  return {
    format: INDEX_FORMAT,
    language: first.language,
    version: first.version,
    docusaurus_tag: first.docusaurus_tag,
    origin,
    pages: [...pages.values()].map(({page, records: packed}) => ({...page, records: packed})),
  };
}

/** Restores the records of an index file, in the order they were packed. */
export function unpackIndex(file: IndexFile): SearchRecord[] {
  return file.pages.flatMap((page) =>
    page.records.map(([type, anchor, headings, content, code, ordinal], index): SearchRecord => {
      const url = file.origin + page.path;
      return {
        objectID: buildObjectId(page.path, anchor, ordinal),
        type,
        hierarchy: buildHierarchy(page.section, page.title, headings),
        content,
        url: anchor ? `${url}#${anchor}` : url,
        url_without_anchor: url,
        anchor,
        language: file.language,
        version: file.version,
        docusaurus_tag: file.docusaurus_tag,
        keywords: type === 'lvl1' ? page.keywords : '',
        code,
        weight: buildWeight(type, page.records.length - index),
      };
    }),
  );
}

/** @example buildObjectId('/docs/hooks/useQuery', 'returns', 1) === '/docs/hooks/useQuery#returns~1' */
export function buildObjectId(path: string, anchor: string, ordinal: number): string {
  return `${path}${anchor ? `#${anchor}` : ''}${ordinal > 0 ? `~${ordinal}` : ''}`;
}

/** Heading path of a record; `headings` start at level 2 and may hold '' where a level is skipped. */
export function buildHierarchy(section: string, title: string, headings: readonly string[]): Hierarchy {
  const at = (index: number): string | null => headings[index] || null;
  return {lvl0: section, lvl1: title, lvl2: at(0), lvl3: at(1), lvl4: at(2), lvl5: at(3), lvl6: at(4)};
}

/** Weights in DocSearch's scale; `position` counts the records of the page from its end. */
export function buildWeight(type: RecordType, position: number): SearchRecord['weight'] {
  return {level: LEVEL_WEIGHTS[type], position};
}
