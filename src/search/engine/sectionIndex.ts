/** Configures MiniSearch for this content: fields, terms, and scoring. */
import MiniSearch from 'minisearch';
import type {SearchField} from '../shared/record';
import type {Alternative} from './analyzeQuery';
import {readRecordText, type Page, type Section} from './sections';
import type {Title} from './titleMatch';
import type {Vocabulary} from './vocabulary';
import {buildVocabulary} from './vocabulary';
import {splitWords, toIndexTerms} from './words';

/** Weight of a match by field. Tuned on the queries of tests/search. */
const FIELD_BOOSTS: Readonly<Record<SearchField, number>> = {title: 6, heading: 4, keywords: 6, content: 1, code: 0.7};
const FIELDS = Object.keys(FIELD_BOOSTS) as SearchField[];
/** BM25+ of MiniSearch, with a lower `b` than its default 0.7: long sections here are as relevant as short ones. */
const BM25 = {k: 1.2, b: 0.4, d: 0.5};

interface IndexedSection extends Record<SearchField, string> {
  readonly id: number;
}

export interface WordMatch {
  readonly section: number;
  /** BM25+ score of all alternatives together. */
  readonly score: number;
  /** Largest weight among the alternatives found, 0 to 1. */
  readonly quality: number;
  /** The best alternative was found in the page's title or keywords, or in the section's heading. */
  readonly isInHeading: boolean;
}

export interface SectionIndex {
  readonly vocabulary: Vocabulary;
  readonly sectionCount: number;
  findWord(alternatives: readonly Alternative[]): WordMatch[];
}

export function buildSectionIndex(pages: readonly Page[]): SectionIndex {
  const sectionCounts = new Map<string, number>();
  const seenIn = new Map<string, number>();
  const listTerms = memoize(toIndexTerms);
  const engine = new MiniSearch<IndexedSection>({
    fields: FIELDS,
    storeFields: [],
    tokenize: (text) => splitWords(text).map((word) => word.text),
    processTerm: listTerms,
    searchOptions: {bm25: BM25, boost: FIELD_BOOSTS},
  });
  const sections = pages.flatMap((page) => page.sections);
  for (const section of sections) {
    const fields = readFields(section);
    engine.add({id: section.id, ...fields});
    for (const field of FIELDS) {
      for (const word of splitWords(fields[field])) {
        for (const term of listTerms(word.text)) {
          if (seenIn.get(term) === section.id) continue;
          seenIn.set(term, section.id);
          sectionCounts.set(term, (sectionCounts.get(term) ?? 0) + 1);
        }
      }
    }
  }

  function findWord(alternatives: readonly Alternative[]): WordMatch[] {
    if (alternatives.length === 0) return [];
    const weights = new Map(alternatives.map(({term, weight}) => [term, weight]));
    const results = engine.search(alternatives.map(({term}) => term).join(' '), {
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
      boostTerm: (term) => weights.get(term) ?? 0,
      combineWith: 'OR',
    });
    return results.map((result): WordMatch => {
      const matched = Object.entries(result.match);
      const quality = Math.max(...matched.map(([term]) => weights.get(term) ?? 0));
      const isInHeading = matched.some(
        ([term, fields]) =>
          weights.get(term) === quality &&
          fields.some((field) => field === 'title' || field === 'heading' || field === 'keywords'),
      );
      return {section: result.id as number, score: result.score, quality, isInHeading};
    });
  }

  return {
    vocabulary: buildVocabulary(
      sectionCounts,
      collectTerms(pages.flatMap((page) => page.titles)),
      collectTerms(pages.flatMap((page) => page.keywords)),
    ),
    sectionCount: sections.length,
    findWord,
  };
}

function readFields(section: Section): Record<SearchField, string> {
  const {heading} = section;
  const own = heading.type === 'content' || heading.type === 'lvl1' ? '' : (heading.hierarchy[heading.type] ?? '');
  const records = [heading, ...section.passages];
  return {
    title: heading.type === 'lvl1' ? (heading.hierarchy.lvl1 ?? '') : '',
    heading: own,
    keywords: heading.keywords,
    // Pages can also be found by their group's label, because the modal suggests labels when there are no results.
    content: [
      heading.type === 'lvl1' ? heading.hierarchy.lvl0 : '',
      heading.content ?? '',
      ...section.passages.map(readRecordText),
    ].join('\n'),
    code: records.map((record) => record.code).join('\n'),
  };
}

// The same words come again and again, and finding their terms takes half the time of indexing.
function memoize<Value>(compute: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const value = known.get(text) ?? compute(text);
    known.set(text, value);
    return value;
  };
}

function collectTerms(titles: readonly Title[]): Set<string> {
  return new Set(titles.flatMap((title) => [...title.terms]));
}
