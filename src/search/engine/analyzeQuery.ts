/** Turns what the reader typed into the terms to look up in the index. */
import {MAX_ENGINE_QUERY_LENGTH} from '../shared/constants';
import {stem} from './stem';
import {isStopWord} from './stopWords';
import {MAX_SYNONYM_WORDS, listSynonyms} from './synonyms';
import type {Vocabulary} from './vocabulary';
import {splitWords, toParts, toRun} from './words';

/** Queries with at least this many words are treated as sentences: stop words are removed. */
const SENTENCE_LENGTH = 3;
/** Maximum number of adjacent words that are tried as one identifier. */
const MAX_JOINED_WORDS = 4;
/** With this share of known words or less, a query has no results. Tuned on the queries of tests/search. */
export const MIN_KNOWN_SHARE = 0.5;
/** The same for a sentence, which often has a word or two that the pages don't use. */
export const MIN_KNOWN_SHARE_OF_SENTENCE = 0.3;
/** How much a repaired word counts as known: it may be a wrong guess. */
const REPAIRED_SHARE = 0.6;
/** The same for words of up to four letters in longer queries: nearly all of them resemble a known word. */
const SHORT_REPAIR = {length: 4, share: 0.4} as const;
/**
 * Maximum number of words to analyze. Longer queries are pasted text, and the beginning is enough to find its subject.
 */
const MAX_WORDS = 24;
/** Weights of exact and inexact matches. Tuned on the queries of tests/search. */
const WEIGHTS = {exact: 1, stem: 0.92, completion: 0.85, repair: [1, 0.8, 0.6], synonym: 0.6} as const;

export interface Alternative {
  readonly term: string;
  /** 0 to 1: how likely the term is what the word means. */
  readonly weight: number;
}

export interface QueryWord {
  /** The word as one run, or the term that replaces a misspelled word. */
  readonly text: string;
  /** Known terms for the word, likeliest first; empty when no term is similar. */
  readonly alternatives: readonly Alternative[];
  readonly isRepaired: boolean;
}

export interface AnalyzedQuery {
  readonly words: readonly QueryWord[];
  /** Adjacent words that together form a known identifier, e.g. `initialpageparam`. */
  readonly joined: readonly string[];
  /** All words in order, with repairs and stop words, for phrase matching in texts. */
  readonly phrase: readonly string[];
  /** All words as one run, with repairs and stop words, for comparison with titles. */
  readonly squeezed: string;
  /** Like `squeezed`, but without the stop words of a sentence. */
  readonly squeezedContent: string;
  /** Ends with the capital letter of an identifier's next part: `useMutationS` is not a plural. */
  readonly endsInCapital: boolean;
  /** The called method of a pasted call, as one run: `isfetching` of `api.books.listBooks.isFetching()`. */
  readonly called: string | undefined;
  /** Starts like a command-line option: `--clean`. */
  readonly isOption: boolean;
  /** Contains stop words, which were removed. */
  readonly isSentence: boolean;
  /** Share of the words that the index knows, 0 to 1. */
  readonly knownShare: number;
}

interface RawWord {
  readonly run: string;
  readonly parts: readonly string[];
  readonly isUnfinished: boolean;
}

export function analyzeQuery(query: string, vocabulary: Vocabulary): AnalyzedQuery {
  const raw = splitRawWords(query.slice(0, MAX_ENGINE_QUERY_LENGTH), vocabulary);
  const content = raw.length >= SENTENCE_LENGTH ? raw.filter((word) => !isStopWord(word.run)) : raw;
  const kept = content.length > 0 ? content : raw;
  const all = new Map(raw.map((word) => [word, analyzeWord(word, vocabulary)]));
  const phraseSynonyms = collectPhraseSynonyms(kept, vocabulary);
  const words = kept.map((word, index) => addAlternatives(all.get(word)!, phraseSynonyms[index]!));
  const phrase = raw.map((word) => all.get(word)!.text);
  const known = words.reduce((total, word) => total + measureKnown(word, words.length), 0);
  return {
    words,
    joined: collectJoined(raw, vocabulary),
    phrase,
    squeezed: phrase.join(''),
    squeezedContent: words.map((word) => word.text).join(''),
    endsInCapital: raw.at(-1) !== undefined && endsInCapital(raw.at(-1)!),
    called: findCalled(query),
    isOption: /^\s*--\w/.test(query),
    isSentence: kept.length < raw.length,
    knownShare: words.length === 0 ? 0 : known / words.length,
  };
}

function measureKnown({alternatives, isRepaired, text}: QueryWord, wordCount: number): number {
  if (alternatives.length === 0) return 0;
  if (!isRepaired) return 1;
  return wordCount > 1 && text.length <= SHORT_REPAIR.length ? SHORT_REPAIR.share : REPAIRED_SHARE;
}

// A known word stays whole. An unknown identifier is repaired as a whole, or else split into its parts.
function splitRawWords(query: string, vocabulary: Vocabulary): RawWord[] {
  const words = splitWords(query).slice(0, MAX_WORDS);
  const isOpen = words.length > 0 && words.at(-1)!.end === query.length;
  return words.flatMap((word, index): RawWord[] => {
    const isUnfinished = isOpen && index === words.length - 1;
    const run = toRun(word.text);
    if (run === '') return [];
    const parts = toParts(word.text);
    const whole: RawWord = {run, parts, isUnfinished};
    if (isKnown(run, isUnfinished, vocabulary)) return [whole];
    const pieces = parts.length > 1 ? parts : splitRunTogether(run, vocabulary);
    const areKnown =
      pieces.length > 1 &&
      pieces.every((piece) => isKnown(piece, false, vocabulary) || vocabulary.countSections(stem(piece)) > 0);
    if (areKnown || (pieces.length > 1 && vocabulary.repair(run, isUnfinished).length === 0)) {
      return pieces.map((piece, at) => ({
        run: piece,
        parts: [piece],
        isUnfinished: isUnfinished && at === pieces.length - 1,
      }));
    }
    return [whole];
  });
}

function isKnown(run: string, isUnfinished: boolean, vocabulary: Vocabulary): boolean {
  return (
    vocabulary.countSections(run) > 0 ||
    vocabulary.countSections(stem(run)) > 0 ||
    (isUnfinished && run.length > 1 && vocabulary.complete(run).length > 0)
  );
}

// `basicauth` -> basic, auth. Only from words of titles and whole keywords: common words can spell almost any word.
function splitRunTogether(run: string, vocabulary: Vocabulary): string[] {
  for (let at = run.length - 3; at >= 3; at--) {
    const [head, tail] = [run.slice(0, at), run.slice(at)];
    if (vocabulary.countSections(head) === 0 || !vocabulary.beginsTitleWord(head)) continue;
    if (vocabulary.beginsTitleWord(tail) || vocabulary.isKeyword(tail)) return [head, tail];
  }
  return [];
}

function findCalled(query: string): string | undefined {
  const name = /\w\.(\w+)\s*[(<]/.exec(query)?.[1];
  return name === undefined ? undefined : toRun(name);
}

function endsInCapital({parts}: RawWord): boolean {
  return parts.length > 1 && parts.at(-1)!.length === 1;
}

function analyzeWord(word: RawWord, vocabulary: Vocabulary): QueryWord {
  const {run} = word;
  const found: Alternative[] = [];
  const add = (term: string, weight: number): void => {
    if (vocabulary.countSections(term) > 0) found.push({term, weight});
  };
  add(run, WEIGHTS.exact);
  const stemmed = endsInCapital(word) ? run : stem(run);
  if (stemmed !== run) add(stemmed, WEIGHTS.stem);
  if (word.isUnfinished || (found.length === 0 && run.length >= 3)) {
    for (const term of vocabulary.complete(run)) add(term, WEIGHTS.completion * Math.sqrt(run.length / term.length));
  }
  const synonyms = listSynonyms(run).flatMap((phrase) => toTerms(phrase));
  if (found.length > 0 || synonyms.some((term) => vocabulary.countSections(term) > 0)) {
    return {text: run, alternatives: found, isRepaired: false};
  }
  const repairs = vocabulary.repair(run, word.isUnfinished);
  for (const {term, distance} of repairs) add(term, WEIGHTS.repair[distance] ?? WEIGHTS.repair[2]);
  return {text: repairs[0]?.term ?? run, alternatives: found, isRepaired: repairs.length > 0};
}

// Each word of a phrase gets the synonyms of the whole phrase.
function collectPhraseSynonyms(words: readonly RawWord[], vocabulary: Vocabulary): Alternative[][] {
  const perWord: Alternative[][] = words.map(() => []);
  for (let start = 0; start < words.length; start++) {
    for (let length = 1; length <= MAX_SYNONYM_WORDS && start + length <= words.length; length++) {
      const phrase = words
        .slice(start, start + length)
        .map((word) => word.run)
        .join(' ');
      const terms = listSynonyms(phrase).flatMap((other) => toTerms(other));
      const known = terms.filter((term) => vocabulary.countSections(term) > 0);
      for (let index = start; index < start + length; index++) {
        perWord[index]!.push(...known.map((term) => ({term, weight: WEIGHTS.synonym})));
      }
    }
  }
  return perWord;
}

function toTerms(phrase: string): string[] {
  return phrase.split(' ').map((word) => stem(word));
}

function addAlternatives(word: QueryWord, extra: readonly Alternative[]): QueryWord {
  if (extra.length === 0) return word;
  const best = new Map<string, number>();
  for (const {term, weight} of [...word.alternatives, ...extra]) best.set(term, Math.max(best.get(term) ?? 0, weight));
  return {...word, alternatives: [...best].map(([term, weight]) => ({term, weight}))};
}

function collectJoined(words: readonly RawWord[], vocabulary: Vocabulary): string[] {
  const joined = new Set<string>();
  for (let start = 0; start < words.length; start++) {
    for (let length = 2; length <= MAX_JOINED_WORDS && start + length <= words.length; length++) {
      const run = words
        .slice(start, start + length)
        .map((word) => word.run)
        .join('');
      if (vocabulary.countSections(run) > 0) joined.add(run);
    }
  }
  return [...joined];
}
