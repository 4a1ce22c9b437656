/** Groups records by page and heading, the units that are ranked and shown. */
import type {SearchRecord} from '../shared/record';
import type {Title} from './titleMatch';
import {buildTitle} from './titleMatch';
import {squeeze} from './words';

export interface Section {
  readonly id: number;
  readonly page: number;
  readonly anchor: string;
  /** Record of the heading, or the first one below a generic heading. A page's first section has the page's record. */
  readonly heading: SearchRecord;
  readonly passages: readonly SearchRecord[];
  readonly title: Title;
  /** Whether the heading is an option of a command, such as `--output-dir`. */
  readonly isOption: boolean;
  /** All texts of the section as one run, computed on first use. */
  squeezedText(): string;
}

export interface Page {
  readonly id: number;
  readonly path: string;
  readonly sections: readonly Section[];
  /** Names of the page: its title, and the last segment of its path. */
  readonly titles: readonly Title[];
  /** The page's keywords: other names for its subject. */
  readonly keywords: readonly Title[];
  /** Number of other pages that link to this one. */
  readonly pageRank: number;
}

/** Pages in the order of their first record. If the record of a page or heading is missing, the next record is used. */
export function groupSections(records: readonly SearchRecord[]): Page[] {
  const byPage = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const list = byPage.get(record.url_without_anchor);
    if (list) list.push(record);
    else byPage.set(record.url_without_anchor, [record]);
  }
  let sectionId = 0;
  return [...byPage.values()].map((pageRecords, pageId): Page => {
    const byAnchor = new Map<string, SearchRecord[]>();
    for (const record of pageRecords) {
      const list = byAnchor.get(record.anchor);
      if (list) list.push(record);
      else byAnchor.set(record.anchor, [record]);
    }
    const sections = [...byAnchor].map(([anchor, group]): Section => {
      // Records are in page order. A passage below a generic heading does not name the section.
      const heading = group[0]!;
      const text = heading.type === 'content' ? '' : (heading.hierarchy[heading.type] ?? '');
      return {
        id: sectionId++,
        page: pageId,
        anchor,
        heading,
        passages: group.filter((record) => record !== heading),
        title: buildTitle(text),
        isOption: text.startsWith('--'),
        squeezedText: lazily(() => squeeze(group.map(readRecordText).join(' '))),
      };
    });
    const first = pageRecords[0]!;
    const path = new URL(first.url_without_anchor, 'https://site.invalid').pathname;
    const slug = path.split('/').at(-1) ?? '';
    const names = [first.hierarchy.lvl1 ?? '', slug];
    const keywords = first.keywords.split(',').filter((phrase) => phrase.trim() !== '');
    return {
      id: pageId,
      path,
      sections,
      titles: names.filter(Boolean).map(buildTitle),
      keywords: keywords.map(buildTitle),
      pageRank: first.weight.pageRank,
    };
  });
}

/** The texts of a record: its heading, unless that is the page's title, and its content. */
export function readRecordText({type, hierarchy, content}: SearchRecord): string {
  const heading = type === 'content' || type === 'lvl1' ? '' : (hierarchy[type] ?? '');
  // The text of a property already starts with its name.
  return content?.startsWith(heading) ? content : `${heading} ${content ?? ''}`;
}

function lazily<Value>(make: () => Value): () => Value {
  let made: {value: Value} | undefined;
  return () => (made ??= {value: make()}).value;
}
