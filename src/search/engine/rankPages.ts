/** Ranks pages, and the sections of each page. */
import type {AnalyzedQuery} from './analyzeQuery';
import {MIN_KNOWN_SHARE, MIN_KNOWN_SHARE_OF_SENTENCE} from './analyzeQuery';
import type {SectionIndex} from './sectionIndex';
import type {Page, Section} from './sections';
import {scorePageTitle, scoreTitle} from './titleMatch';
import {compareText} from './vocabulary';

/**
 * Weights of the parts of a page's score. Tuned on the queries of tests/search: see tests/site/searchRanking.test.ts.
 */
const TUNING = {
  /** Share of the coverage that weights words by rarity. The rest counts all words equally. */
  rarityShare: 0.6,
  coverageExponent: 2.5,
  /** Share of the best section in the coverage of a page. */
  sectionShare: 0.6,
  title: 2.4,
  heading: 0.7,
  /** The query is one of the page's keywords, or part of one. */
  keyword: 2.5,
  /** The query is an option that a heading names, with or without dashes: options have headings, not pages. */
  option: 5,
  /** The query is exactly the name of the page. */
  equalTitle: 2,
  /** The query is exactly one of the page's keywords. */
  equalKeyword: 1.6,
  /** Share of the texts' BM25 in the score. */
  text: 0.35,
  joined: 0.25,
  /** A text contains the query verbatim, as it does with error messages. */
  phrase: 4,
  /** What a page gains each time the number of pages that link to it doubles. */
  links: 0.2,
  /** Pages below this share of the first page's score are not shown. */
  cutOff: 0.12,
  /** A word that only running text contains, compared with one in a title, heading, or keyword. Rare words count more. */
  textOnlyQuality: 0.5,
} as const;

/** A query with this many words or more may quote a page. */
const PHRASE_LENGTH = 4;
/** Fewer adjacent words do not count as a quotation. */
const MIN_RUN = 3;
/** Texts with a smaller share of the query's words are not searched for quotations. */
const PHRASE_COVERAGE = 0.3;

export interface RankedSection {
  readonly section: Section;
  readonly score: number;
  /** Share of the query's words that the section contains, 0 to 1. */
  readonly coverage: number;
  /** How well the query names the heading, 0 to 1. */
  readonly headingMatch: number;
}

export interface RankedPage {
  readonly page: Page;
  readonly score: number;
  /** How well the query names the page, 0 to 1. */
  readonly titleMatch: number;
  /** Share of the query's words that the page contains, 0 to 1. */
  readonly coverage: number;
  /** Matching sections, best first. */
  readonly sections: readonly RankedSection[];
}

interface Tally {
  /** Best quality of each word anywhere on the page. */
  readonly quality: number[];
  readonly text: number[];
  readonly sections: Map<number, {quality: number[]; text: number}>;
  joined: number;
}

/** Pages that match the query, best first. Pages with the same score are sorted by path. */
export function rankPages(
  query: AnalyzedQuery,
  index: SectionIndex,
  pages: readonly Page[],
  sections: readonly Section[],
): RankedPage[] {
  if (query.knownShare <= (query.isSentence ? MIN_KNOWN_SHARE_OF_SENTENCE : MIN_KNOWN_SHARE)) return [];
  const rarity = query.words.map((word) => measureRarity(word.alternatives, index));
  const tallies = tally(query, rarity, index, sections);
  const highestText = Math.max(...[...tallies.values()].map(({text}) => sum(text)), Number.MIN_VALUE);
  const ranked = [...tallies].map(([pageId, entry]): RankedPage => {
    const page = pages[pageId]!;
    const ofPage = measureCoverage(entry.quality, rarity);
    const titleMatch = Math.max(...page.titles.map((title) => scorePageTitle(query, title)));
    const keywordMatch = Math.max(0, ...page.keywords.map((keyword) => scoreTitle(query, keyword)));
    const rankedSections = rankSections(query, entry, rarity, sections);
    const ofSection = Math.max(0, ...rankedSections.map((section) => section.coverage));
    // A long page is likely to contain every word somewhere. A section that contains all of them is a better match.
    const ofBest =
      (1 - TUNING.sectionShare) * ofPage + TUNING.sectionShare * Math.max(ofSection, titleMatch >= 0.5 ? ofPage : 0);
    // A page's name means the page, even if some of its words are stop words. A quotation may only contain a name.
    const coverage = titleMatch === 1 && !mayQuote(query) ? 1 : ofBest;
    const headingMatch = Math.max(
      0,
      ...rankedSections.filter(({section}) => section.anchor !== '').map((section) => section.headingMatch),
    );
    // A single word, such as "redocly", is more likely the name of a page.
    const isOption =
      query.isOption ||
      (query.words.length > 1 && rankedSections.some((ranked) => ranked.section.isOption && ranked.headingMatch === 1));
    const names =
      1 +
      TUNING.phrase * measurePhrase(query, rankedSections) +
      TUNING.title * titleMatch +
      TUNING.keyword * keywordMatch +
      (isOption ? TUNING.option : TUNING.heading) * headingMatch +
      TUNING.joined * entry.joined;
    const text = 1 - TUNING.text + (TUNING.text * sum(entry.text)) / highestText;
    return {
      page,
      titleMatch,
      coverage,
      score:
        (1 + TUNING.links * Math.log2(1 + page.pageRank)) *
        coverage ** TUNING.coverageExponent *
        names *
        text *
        (titleMatch === 1 ? TUNING.equalTitle : keywordMatch === 1 ? TUNING.equalKeyword : 1),
      sections: rankedSections,
    };
  });
  ranked.sort((a, b) => b.score - a.score || compareText(a.page.path, b.page.path));
  const limit = (ranked[0]?.score ?? 0) * TUNING.cutOff;
  return ranked.filter(({score, coverage}) => score > limit && coverage >= MIN_KNOWN_SHARE / 2);
}

function tally(
  query: AnalyzedQuery,
  rarity: readonly number[],
  index: SectionIndex,
  sections: readonly Section[],
): Map<number, Tally> {
  const tallies = new Map<number, Tally>();
  query.words.forEach((word, wordIndex) => {
    // Almost 1 for a word that a single section contains: such a word identifies a page even in running text.
    const rareness = (rarity[wordIndex]! / Math.log(1 + index.sectionCount)) ** 2;
    const inText = Math.max(TUNING.textOnlyQuality, rareness);
    for (const match of index.findWord(word.alternatives)) {
      const entry = findTally(tallies, sections[match.section]!.page, query.words.length);
      const quality = match.quality * (match.isInHeading ? 1 : inText);
      entry.quality[wordIndex] = Math.max(entry.quality[wordIndex]!, quality);
      entry.text[wordIndex] = Math.max(entry.text[wordIndex]!, match.score);
      let own = entry.sections.get(match.section);
      if (!own) entry.sections.set(match.section, (own = {quality: query.words.map(() => 0), text: 0}));
      own.quality[wordIndex] = quality;
      own.text += match.score;
    }
  });
  for (const run of query.joined) {
    for (const match of index.findWord([{term: run, weight: 1}])) {
      const entry = tallies.get(sections[match.section]!.page);
      if (entry) entry.joined = Math.min(entry.joined + 0.5, 2);
      const own = entry?.sections.get(match.section);
      if (own) own.text += match.score;
    }
  }
  return tallies;
}

function findTally(tallies: Map<number, Tally>, page: number, wordCount: number): Tally {
  let entry = tallies.get(page);
  if (!entry) {
    const zeros = (): number[] => Array.from({length: wordCount}, () => 0);
    tallies.set(page, (entry = {quality: zeros(), text: zeros(), sections: new Map(), joined: 0}));
  }
  return entry;
}

function rankSections(
  query: AnalyzedQuery,
  entry: Tally,
  rarity: readonly number[],
  sections: readonly Section[],
): RankedSection[] {
  const highest = Math.max(...[...entry.sections.values()].map(({text}) => text));
  return [...entry.sections]
    .map(([id, own]): RankedSection => {
      const section = sections[id]!;
      const coverage = measureCoverage(own.quality, rarity);
      const headingMatch = scoreTitle(query, section.title);
      return {
        section,
        coverage,
        headingMatch,
        score: coverage ** 2 * (1 + 1.5 * headingMatch) * (0.5 + (0.5 * own.text) / highest),
      };
    })
    .sort((a, b) => b.score - a.score || a.section.id - b.section.id);
}

/** Whether the query is long enough to quote a page. */
export function mayQuote({phrase}: AnalyzedQuery): boolean {
  return phrase.length >= PHRASE_LENGTH;
}

/**
 * The largest share of the query that a section contains verbatim, 0 to 1. Partial matches count, because pasted error
 * messages contain the reader's own names. Cubed, because short matches are common.
 */
function measurePhrase(query: AnalyzedQuery, ranked: readonly RankedSection[]): number {
  if (!mayQuote(query)) return 0;
  const {phrase} = query;
  const longest = Math.max(
    0,
    ...ranked
      .filter(({coverage}) => coverage > PHRASE_COVERAGE)
      .map(({section}) => countLongestRun(phrase, section.squeezedText())),
  );
  return longest < MIN_RUN ? 0 : (longest / phrase.length) ** 3;
}

// A sliding window: grows at the end while the text contains it, else shrinks at the start.
function countLongestRun(phrase: readonly string[], text: string): number {
  let longest = 0;
  let start = 0;
  for (let end = 1; end <= phrase.length; end++) {
    while (start < end && !text.includes(phrase.slice(start, end).join(''))) start++;
    longest = Math.max(longest, end - start);
  }
  return longest;
}

function measureCoverage(quality: readonly number[], rarity: readonly number[]): number {
  const byRarity = sum(quality.map((value, index) => value * rarity[index]!)) / sum(rarity);
  return TUNING.rarityShare * byRarity + ((1 - TUNING.rarityShare) * sum(quality)) / quality.length;
}

// Inverse document frequency of the likeliest meaning; an unknown word counts as the rarest.
function measureRarity(alternatives: AnalyzedQuery['words'][number]['alternatives'], index: SectionIndex): number {
  const best = Math.max(0, ...alternatives.map(({weight}) => weight));
  const counts = alternatives
    .filter(({weight}) => weight === best)
    .map(({term}) => index.vocabulary.countSections(term));
  const count = counts.length > 0 ? Math.max(...counts) : 0;
  return Math.log(1 + (index.sectionCount - count + 0.5) / (count + 0.5));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
