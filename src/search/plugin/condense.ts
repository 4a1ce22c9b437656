/**
 * Makes records small enough to load before the first result. A passage keeps its beginning, and only the distinctive
 * words of the rest. The full texts are in a separate file for snippets, which loads after the first response, so they
 * do not affect the ranking.
 *
 * Measured on the 54 pages of 2.x: 45 kB as brotli, and 74 kB of full texts.
 */
import {stem} from '../engine/stem';
import {isStopWord} from '../engine/stopWords';
import {splitWords} from '../engine/words';
import type {SearchRecord} from '../shared/record';

/** Number of characters that a passage keeps: about the ten words that a result shows. */
const KEPT_LENGTH = 72;
/** A word on a larger share of the pages is not distinctive. */
const MAX_PAGE_SHARE = 0.3;
/** A word on at most this many pages is always distinctive. */
const MIN_PAGES = 10;
const MIN_WORD_LENGTH = 3;

export interface Condensed {
  readonly records: readonly SearchRecord[];
  /** Full text of every passage that was cut, by object id. */
  readonly texts: Readonly<Record<string, string>>;
}

/** @param records records of one version, in page order */
export function condense(records: readonly SearchRecord[]): Condensed {
  const isDistinctive = buildFilter(records);
  const texts: Record<string, string> = {};
  let page = '';
  let known = new Set<string>();
  const condensed = records.map((record): SearchRecord => {
    if (record.url_without_anchor !== page) {
      page = record.url_without_anchor;
      known = new Set();
    }
    const text = record.content ?? '';
    const kept = record.type === 'lvl1' ? text : text.slice(0, findCut(text));
    if (kept.length < text.length) texts[record.objectID] = text;
    for (const {text: word} of splitWords(kept)) known.add(stem(word.toLowerCase()));
    const words: string[] = [];
    for (const {text: word} of splitWords(`${text.slice(kept.length)} ${record.code}`)) {
      const stemmed = stem(word.toLowerCase());
      if (known.has(stemmed) || !isDistinctive(word, stemmed)) continue;
      known.add(stemmed);
      words.push(word);
    }
    return {...record, content: kept.trim() || null, code: words.join(' ')};
  });
  return {records: condensed, texts};
}

function buildFilter(records: readonly SearchRecord[]): (word: string, stemmed: string) => boolean {
  const pagesOf = new Map<string, Set<string>>();
  const pages = new Set<string>();
  for (const {content, code, url_without_anchor: page} of records) {
    pages.add(page);
    for (const {text} of splitWords(`${content ?? ''} ${code}`)) {
      const stemmed = stem(text.toLowerCase());
      const found = pagesOf.get(stemmed);
      if (found) found.add(page);
      else pagesOf.set(stemmed, new Set([page]));
    }
  }
  const limit = Math.max(MIN_PAGES, pages.size * MAX_PAGE_SHARE);
  return (word, stemmed) =>
    (stemmed.length >= MIN_WORD_LENGTH || /^\d{2,}$/.test(stemmed)) &&
    !/^\d{4,}$/.test(stemmed) &&
    !isStopWord(word.toLowerCase()) &&
    (pagesOf.get(stemmed)?.size ?? 0) <= limit;
}

// After the last sentence that fits, else after the last word.
function findCut(text: string): number {
  if (text.length <= KEPT_LENGTH) return text.length;
  const sentence = text.lastIndexOf('. ', KEPT_LENGTH) + 1;
  return sentence > KEPT_LENGTH / 2 ? sentence : Math.max(text.lastIndexOf(' ', KEPT_LENGTH), 0);
}
