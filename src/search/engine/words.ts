/** Splits text into words, and words into the terms that the index stores. */
import {stem} from './stem';

/** A word in a text: `text.slice(start, end)` is the word's `text`. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

// Built from strings, because transpiling for older browsers expands \p{…} in a literal to every letter. Dots, slashes,
// and colons separate words, so `api.books.getBook` is three words. Hyphens and underscores do not, so
// `no-unstable-deps` is one word.
const WORD_PATTERN = new RegExp(String.raw`[\p{L}\p{N}]+(?:[-_'’][\p{L}\p{N}]+)*`, 'gu');
const JOINERS = /[-_'’]/g;
// fetchURL2x -> fetch, URL, 2, x
const PART_PATTERN = new RegExp(String.raw`\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}]+|\p{N}+|\p{Lu}`, 'gu');
/** Longer runs are generated text such as hashes and data URLs, which readers don't search for. */
const MAX_RUN_LENGTH = 60;

/** Words of a text with their positions, in order. */
export function splitWords(text: string): Word[] {
  return [...text.matchAll(WORD_PATTERN)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/**
 * The whole identifier as one lower-case run.
 *
 * @example toRun('getQueryKey') === 'getquerykey'; toRun('no-unstable-deps') === 'nounstabledeps'
 */
export function toRun(word: string): string {
  return word.normalize('NFKC').toLowerCase().replace(JOINERS, '').slice(0, MAX_RUN_LENGTH);
}

/** @example toParts('getQueryKey') is ['get', 'query', 'key'] */
export function toParts(word: string): string[] {
  return (word.normalize('NFKC').match(PART_PATTERN) ?? []).map((part) => part.toLowerCase());
}

/**
 * The rest of an identifier after each inner word boundary, so that readers can omit the verb.
 *
 * @example toTails(['get', 'query', 'key']) is ['querykey', 'key']
 */
export function toTails(parts: readonly string[]): string[] {
  return parts.slice(1).map((_, index) => parts.slice(index + 1).join(''));
}

/**
 * All terms that find a word: its run, the tails, and the stems of its parts. Runs are not stemmed: `useQueries` and
 * `useQuery` are two functions.
 */
export function toIndexTerms(word: string): string[] {
  const run = toRun(word);
  if (run === '') return [];
  const parts = toParts(word);
  return [...new Set([run, ...toTails(parts), ...parts.map(stem)])];
}

/** All words of a text as one run, for comparing titles with queries. */
export function squeeze(text: string): string {
  return splitWords(text)
    .map((word) => toRun(word.text))
    .join('');
}
