/**
 * The two files that browsers load for one version in one language: the index file, which names pages and headings and
 * gives the first results, and the texts below them. Both repeat nothing. The worker builds the inverted index, because
 * it would be larger than the text, and readers wait for the download.
 */
import type {Hierarchy, RecordType, SearchRecord} from './record';

/** Increase this when a field changes its meaning, so that older code fails instead of showing wrong results. */
export const INDEX_FORMAT = 3;

/**
 * A record as its differences from the previous record of the page, without empty values at the end. An `anchor` of 0
 * means the previous anchor, 1 means the slug of the last heading.
 */
export type PackedRecord = readonly [
  /** 1 to 6 for a heading, 0 for a passage. */
  level: number,
  /** How many headings below the title are the same as in the previous record. */
  kept: number,
  /** The other headings, outermost first. */
  headings?: readonly string[],
  anchor?: string | 0 | 1,
];

export interface PackedPage {
  readonly path: string;
  readonly section: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** As in {@link SearchRecord.weight}. */
  readonly pageRank: number;
  readonly records: readonly PackedRecord[];
}

export interface IndexFile {
  readonly format: number;
  readonly language: string;
  readonly version: string;
  readonly docusaurus_tag: string;
  /** Origin of the site. Followed by a page's path, it is the page's URL. */
  readonly origin: string;
  /** Name of the file with the texts, in the same folder. */
  readonly texts: string;
  readonly pages: readonly PackedPage[];
}

/** What an index file leaves out: an entry for each of its records, in the same order. */
export interface TextsFile {
  /** Texts of the records; empty for the record of a page, whose description is in the index file. */
  readonly contents: readonly string[];
  readonly codes: readonly string[];
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

/**
 * Packs the records of one version. All have the same origin, language and version, and are in page order.
 *
 * @param texts name of the file with the texts
 */
export function packIndex(records: readonly SearchRecord[], origin: string, texts: string): IndexFile {
  const [first] = records;
  if (!first) throw new Error('The search index of a version needs at least one record.');
  return {
    format: INDEX_FORMAT,
    language: first.language,
    version: first.version,
    docusaurus_tag: first.docusaurus_tag,
    origin,
    texts,
    pages: groupByPage(records).map((list) => packPage(list[0]!.url_without_anchor.slice(origin.length), list)),
  };
}

export function packTexts(records: readonly SearchRecord[]): TextsFile {
  const inOrder = groupByPage(records).flat();
  return {
    contents: inOrder.map(({type, content}) => (type === 'lvl1' ? '' : (content ?? ''))),
    codes: inOrder.map(({code}) => code),
  };
}

// Both files list the records page by page.
function groupByPage(records: readonly SearchRecord[]): SearchRecord[][] {
  const pages = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const list = pages.get(record.url_without_anchor);
    if (list) list.push(record);
    else pages.set(record.url_without_anchor, [record]);
  }
  return [...pages.values()];
}

function packPage(path: string, records: readonly SearchRecord[]): PackedPage {
  const {hierarchy, content, keywords, weight} = records[0]!;
  let before: {headings: readonly string[]; anchor: string} = {headings: [], anchor: ''};
  const packed = records.map((record): PackedRecord => {
    const headings = listHeadings(record.hierarchy);
    const kept = countShared(headings, before.headings);
    const anchor =
      record.anchor === before.anchor ? 0 : record.anchor === slug(headings.at(-1) ?? '') ? 1 : record.anchor;
    const level = record.type === 'content' ? 0 : Number(record.type.slice('lvl'.length));
    before = {headings, anchor: record.anchor};
    return trimPacked([level, kept, headings.slice(kept), anchor]);
  });
  const {pageRank} = weight;
  const {lvl0, lvl1} = hierarchy;
  return {
    path,
    section: lvl0 ?? '',
    title: lvl1 ?? '',
    description: content ?? '',
    keywords,
    pageRank,
    records: packed,
  };
}

function trimPacked(values: Required<PackedRecord>): PackedRecord {
  let length = values.length;
  const isEmpty = (value: PackedRecord[number]): boolean => value === 0 || (Array.isArray(value) && value.length === 0);
  while (length > 2 && isEmpty(values[length - 1])) length--;
  // The removed values are optional in the type, and unpacking restores them.
  return values.slice(0, length) as unknown as PackedRecord;
}

/**
 * Restores the records of an index file, in the order they were packed.
 *
 * @param texts without them, only the records of pages and headings
 */
export function unpackIndex(file: IndexFile, texts?: TextsFile): SearchRecord[] {
  const {origin, language, version, docusaurus_tag} = file;
  let entry = -1;
  const records = file.pages.flatMap((page) => {
    const countIn = createCounter();
    let before: {headings: readonly string[]; anchor: string} = {headings: [], anchor: ''};
    return page.records.map(([level, kept, added = [], packedAnchor = 0], index): SearchRecord => {
      entry++;
      const headings = [...before.headings.slice(0, kept), ...added];
      const anchor =
        packedAnchor === 0 ? before.anchor : packedAnchor === 1 ? slug(headings.at(-1) ?? '') : packedAnchor;
      before = {headings, anchor};
      const type = level === 0 ? 'content' : (`lvl${level}` as RecordType); // packPage() derived the level from a RecordType.
      const url = origin + page.path;
      return {
        objectID: buildObjectId(page.path, anchor, countIn(anchor)),
        type,
        hierarchy: buildHierarchy(page.section, page.title, headings),
        content: (type === 'lvl1' ? page.description : texts?.contents[entry]) || null,
        url: anchor ? `${url}#${anchor}` : url,
        url_without_anchor: url,
        anchor,
        language,
        version,
        docusaurus_tag,
        keywords: type === 'lvl1' ? page.keywords : '',
        code: texts?.codes[entry] ?? '',
        weight: buildWeight(type, page.records.length - index, page.pageRank),
      };
    });
  });
  return texts ? records : records.filter(({type}) => type !== 'content');
}

/** Returns a function that counts how often it was called with the same text before. */
export function createCounter(): (text: string) => number {
  const counts = new Map<string, number>();
  return (text) => {
    const count = counts.get(text) ?? 0;
    counts.set(text, count + 1);
    return count;
  };
}

function listHeadings({lvl2, lvl3, lvl4, lvl5, lvl6}: Hierarchy): string[] {
  const headings = [lvl2, lvl3, lvl4, lvl5, lvl6].map((heading) => heading ?? '');
  while (headings.at(-1) === '') headings.pop();
  return headings;
}

function countShared(a: readonly string[], b: readonly string[]): number {
  let count = 0;
  while (count < a.length && count < b.length && a[count] === b[count]) count++;
  return count;
}

// Matches the ids of most Markdown headings. Other ids are stored in full.
function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9 _-]/g, '')
    .replaceAll(' ', '-');
}

/** @example buildObjectId('/docs/hooks/useQuery', 'returns', 1) === '/docs/hooks/useQuery#returns~1' */
export function buildObjectId(path: string, anchor: string, ordinal: number): string {
  return `${path}${anchor ? `#${anchor}` : ''}${ordinal > 0 ? `~${ordinal}` : ''}`;
}

/** Heading path of a record. `headings` start at level 2, with '' for a skipped level. */
export function buildHierarchy(section: string, title: string, headings: readonly string[]): Hierarchy {
  const at = (index: number): string | null => headings[index] || null;
  return {lvl0: section, lvl1: title, lvl2: at(0), lvl3: at(1), lvl4: at(2), lvl5: at(3), lvl6: at(4)};
}

/** Weights on DocSearch's scale; `position` counts the records of the page from the end. */
export function buildWeight(type: RecordType, position: number, pageRank: number): SearchRecord['weight'] {
  return {pageRank, level: LEVEL_WEIGHTS[type], position};
}
