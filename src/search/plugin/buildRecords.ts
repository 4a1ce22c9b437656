/** Converts the pages of a documentation version to search records. */
import {buildHierarchy, buildObjectId, buildWeight, createCounter} from '../shared/indexFile';
import type {RecordType, SearchRecord} from '../shared/record';
import {collectIdentifiers} from './collectIdentifiers';
import {isGenericHeading, isLinkHeading, normalizeHeading} from './genericHeadings';
import type {PageSection} from './readPage';

/** Longest passage in characters. A hosted index rejects records over 10 kB. */
const MAX_PASSAGE_LENGTH = 3_000;
/** DocSearch supports six heading levels. */
const DEEPEST_LEVEL = 6;

export interface PageSource {
  /** Path with the site's base path, e.g. `/openapi-qraft/docs/hooks/useQuery`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Separated by spaces or commas. */
  readonly keywords: string;
  /** Label of the top-level sidebar category. */
  readonly section: string;
  readonly sections: readonly PageSection[];
  /** Paths of the linked pages, in the format of `path`. Other links are ignored. */
  readonly links: readonly string[];
}

export interface VersionSource {
  readonly origin: string;
  readonly language: string;
  readonly version: string;
  readonly docusaurus_tag: string;
  readonly pages: readonly PageSource[];
}

interface Draft {
  readonly type: RecordType;
  readonly anchor: string;
  readonly headings: readonly string[];
  readonly content: string | null;
  readonly code: string;
}

export function buildRecords(source: VersionSource): SearchRecord[] {
  const counts = countHeadings(source.pages);
  const pageRanks = countLinks(source.pages);
  return source.pages.flatMap((page) => {
    const drafts = draftPage(page, counts);
    const countIn = createCounter();
    return drafts.map((draft, index): SearchRecord => {
      const url = source.origin + page.path;
      return {
        objectID: buildObjectId(page.path, draft.anchor, countIn(draft.anchor)),
        type: draft.type,
        hierarchy: buildHierarchy(page.section, page.title, draft.headings),
        content: draft.content || null,
        url: draft.anchor ? `${url}#${draft.anchor}` : url,
        url_without_anchor: url,
        anchor: draft.anchor,
        language: source.language,
        version: source.version,
        docusaurus_tag: source.docusaurus_tag,
        keywords: draft.type === 'lvl1' ? page.keywords : '',
        code: draft.code,
        weight: buildWeight(draft.type, drafts.length - index, pageRanks.get(page.path) ?? 0),
      };
    });
  });
}

function draftPage(page: PageSource, counts: ReadonlyMap<string, number>): Draft[] {
  const path: string[] = [];
  const seenCode = new Set<string>();
  return page.sections.flatMap((section): Draft[] => {
    if (section.level === 1) {
      const own: Draft = {type: 'lvl1', anchor: '', headings: [], content: page.description, code: ''};
      return [own, ...draftTexts(section, [], seenCode)];
    }
    path.length = section.level - 2;
    path[section.level - 2] = section.heading;
    const headings = Array.from(path, (heading) => heading ?? '');
    if (isLinkHeading(section.heading)) return [];
    const isGeneric = isGenericHeading(section.heading, counts.get(normalizeHeading(section.heading)) ?? 0);
    const own: Draft = {type: toType(section.level), anchor: section.anchor, headings, content: null, code: ''};
    return [...(isGeneric ? [] : [own]), ...draftTexts(section, headings, seenCode)];
  });
}

// Passages of a section, then one record per property documented in it.
function draftTexts(section: PageSection, headings: readonly string[], seenCode: Set<string>): Draft[] {
  const passages = joinTexts(section.texts);
  const allText = [...section.texts, ...section.properties.map(({text}) => text)].join(' ');
  // An identifier belongs to the first sample of the page that contains it.
  const fresh = collectIdentifiers(section.code, allText).filter((word) => !seenCode.has(word));
  fresh.forEach((word) => seenCode.add(word));
  const code = fresh.join(' ');
  const {anchor} = section;
  const drafts = passages.map((content, index): Draft => ({
    type: 'content',
    anchor,
    headings,
    content,
    code: index === 0 ? code : '',
  }));
  if (drafts.length === 0 && code !== '') drafts.push({type: 'content', anchor, headings, content: null, code});
  const level = Math.min(section.level + 1, DEEPEST_LEVEL);
  return [
    ...drafts,
    ...section.properties.map(({name, anchor: own, text}): Draft => {
      const filled = Array.from({length: level - 2}, (_, index) => headings[index] ?? '');
      return {type: toType(level), anchor: own, headings: [...filled, name], content: text, code: ''};
    }),
  ];
}

function joinTexts(texts: readonly string[]): string[] {
  const passages: string[] = [];
  for (const text of texts) {
    const last = passages.at(-1);
    if (last !== undefined && last.length + text.length < MAX_PASSAGE_LENGTH)
      passages[passages.length - 1] = `${last} ${text}`;
    else passages.push(text.slice(0, MAX_PASSAGE_LENGTH));
  }
  return passages;
}

function toType(level: number): RecordType {
  return `lvl${level}` as RecordType; // Levels are 2 to 6 here.
}

function countLinks(pages: readonly PageSource[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const {path, links} of pages) {
    for (const target of new Set(links)) if (target !== path) counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  return counts;
}

function countHeadings(pages: readonly PageSource[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const heading of new Set(page.sections.slice(1).map((section) => normalizeHeading(section.heading)))) {
      counts.set(heading, (counts.get(heading) ?? 0) + 1);
    }
  }
  return counts;
}
