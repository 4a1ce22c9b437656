/** How well a query names a page or a heading. */
import type {AnalyzedQuery} from './analyzeQuery';
import {stem} from './stem';
import {splitWords, squeeze, toParts, toRun} from './words';

/** Scores for a longer query in which one or several words form the whole title, or the end of it. */
const NAMED_WITHIN = 0.7;
const TAIL_WITHIN = 0.5;

export interface Title {
  /** All words as one run. */
  readonly run: string;
  /** Single words, stemmed, in order. */
  readonly parts: readonly string[];
  /** All terms that a query word can match: runs, tails, parts, and stems. */
  readonly terms: ReadonlySet<string>;
}

export function buildTitle(text: string): Title {
  const words = splitWords(text);
  const parts = words.flatMap((word) => toParts(word.text));
  const terms = new Set(parts);
  for (const word of words) terms.add(toRun(word.text));
  for (let start = 0; start < parts.length; start++) terms.add(parts.slice(start).join(''));
  for (const part of parts) terms.add(stem(part));
  return {run: squeeze(text), parts: parts.map(stem), terms};
}

/**
 * Like `scoreTitle()`, for the title of a page. A sentence may mention an ordinary word that is also a
 * title, such as "parameters", in passing. If it contains an identifier, it is about that identifier.
 */
export function scorePageTitle(query: AnalyzedQuery, title: Title): number {
  return scoreTitle(query, title, query.isSentence && title.parts.length === 1 ? TAIL_WITHIN : NAMED_WITHIN);
}

/**
 * Scores from 0 to 1: 1 if the query equals the title, up to 0.9 if the title starts with it, up to 0.8 if it ends with
 * it at a word boundary, up to 0.6 if it contains it, otherwise up to 0.75 by the words in common.
 */
export function scoreTitle(query: AnalyzedQuery, title: Title, namedWithin = NAMED_WITHIN): number {
  if (title.run === '' || query.words.length === 0) return 0;
  return Math.max(
    // A pasted call is a search for the method that it calls.
    query.called === title.run ? 1 : 0,
    scoreRun(query.squeezed, title, query),
    scoreRun(query.squeezedContent, title, query),
    scoreSharedWords(query, title),
    // The query contains the title, as in "useMutation optimistic".
    ...query.words.map((word) => (word.text === title.run && query.words.length > 1 ? namedWithin : 0)),
    ...query.joined.map((run) =>
      run === query.squeezed
        ? 0
        : run === title.run
          ? NAMED_WITHIN
          : title.terms.has(run)
            ? TAIL_WITHIN * (0.6 + (0.4 * run.length) / title.run.length)
            : 0,
    ),
  );
}

function scoreRun(run: string, title: Title, {endsInCapital}: AnalyzedQuery): number {
  if (run.length < 2) return 0;
  if (run === title.run) return 1;
  if (!endsInCapital && stem(run) === stem(title.run)) return 0.93;
  const share = run.length / title.run.length;
  if (title.run.startsWith(run)) return 0.6 + 0.3 * share;
  if (run.length > 2 && title.terms.has(run)) return 0.45 + 0.35 * share;
  if (run.length > 3 && title.run.includes(run)) return 0.25 + 0.35 * share;
  return 0;
}

function scoreSharedWords(query: AnalyzedQuery, title: Title): number {
  let covered = 0;
  const matched = new Set<string>();
  for (const word of query.words) {
    let best = 0;
    for (const {term, weight} of word.alternatives) {
      if (!title.terms.has(term)) continue;
      best = Math.max(best, weight);
      for (const part of title.parts) if (part === term || term.includes(part)) matched.add(part);
    }
    covered += best;
  }
  if (covered === 0) return 0;
  const ofQuery = covered / query.words.length;
  const ofTitle = Math.max(matched.size, 1) / Math.max(new Set(title.parts).size, 1);
  return 0.75 * ofQuery * (0.35 + 0.65 * Math.min(ofTitle, 1));
}
