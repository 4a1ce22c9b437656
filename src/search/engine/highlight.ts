/** Highlights matches in a text, and cuts snippets around them. */
import {escapeHtml} from '../shared/escapeHtml';
import type {HighlightResult, MatchLevel, SnippetResult} from '../shared/protocol';
import type {AnalyzedQuery} from './analyzeQuery';
import type {Word} from './words';
import {splitWords, toIndexTerms, toRun} from './words';

export interface Tags {
  readonly pre: string;
  readonly post: string;
}

interface Mark {
  readonly start: number;
  readonly end: number;
  /** Indexes of the matched query words. */
  readonly words: readonly number[];
}

/** The whole text as HTML with every match between the tags. */
export function highlight(text: string, query: AnalyzedQuery, tags: Tags): HighlightResult {
  const words = splitWords(text);
  const marks = findMarks(words, query);
  const matched = new Set(marks.flatMap((mark) => mark.words));
  return {
    value: render(text, marks, tags),
    matchLevel: toMatchLevel(matched.size, query),
    ...(marks.length > 0 && {fullyHighlighted: marks.length === words.length}),
    matchedWords: [...matched].sort((a, b) => a - b).map((index) => query.words[index]!.text),
  };
}

/** At most `length` words of the text around its densest matches, with `ellipsis` where something was cut. */
export function snippet(
  text: string,
  query: AnalyzedQuery,
  length: number,
  ellipsis: string,
  tags: Tags,
): SnippetResult {
  const words = splitWords(text);
  const marks = findMarks(words, query);
  const matchLevel = toMatchLevel(new Set(marks.flatMap((mark) => mark.words)).size, query);
  if (words.length <= length) return {value: render(text, marks, tags), matchLevel};
  const first = chooseWindow(words, marks, length);
  const start = first === 0 ? 0 : words[first]!.start;
  const last = Math.min(first + length, words.length) - 1;
  const isAtEnd = last === words.length - 1;
  const end = isAtEnd ? text.length : words[last]!.end;
  const shown = marks
    .filter((mark) => mark.start >= start && mark.end <= end)
    .map((mark) => ({...mark, start: mark.start - start, end: mark.end - start}));
  const value = render(text.slice(start, end), shown, tags);
  return {value: `${first === 0 ? '' : ellipsis}${value}${isAtEnd ? '' : ellipsis}`, matchLevel};
}

function findMarks(words: readonly Word[], query: AnalyzedQuery): Mark[] {
  return words.flatMap((word): Mark[] => {
    const terms = toIndexTerms(word.text);
    const run = toRun(word.text);
    let length = 0;
    const found: number[] = [];
    query.words.forEach((queryWord, index) => {
      const isTyped = run.startsWith(queryWord.text);
      const isMatch = queryWord.alternatives.some(({term}) => terms.includes(term));
      if (!isMatch) return;
      found.push(index);
      // While the reader types a word, only the typed part is marked, as in the hosted engine.
      const isBeginning = isTyped && run.length === word.text.length && !queryWord.isRepaired;
      length = Math.max(length, isBeginning ? queryWord.text.length : word.text.length);
    });
    if (query.joined.some((joined) => terms.includes(joined))) length = word.text.length;
    return length === 0 ? [] : [{start: word.start, end: word.start + length, words: found}];
  });
}

// Prefers the window with the most distinct query words, then the most marks, then the earliest window. The window
// starts a few words before its first mark.
function chooseWindow(words: readonly Word[], marks: readonly Mark[], length: number): number {
  const lastStart = words.length - length;
  let best = 0;
  let bestScore = -1;
  const candidates = marks.map((mark) => words.findIndex((word) => word.start === mark.start));
  for (const position of [0, ...candidates]) {
    const first = Math.max(0, Math.min(position - Math.floor(length / 6), lastStart));
    const [start, end] = [words[first]!.start, words[first + length - 1]!.end];
    const inside = marks.filter((mark) => mark.start >= start && mark.end <= end);
    const score = new Set(inside.flatMap((mark) => mark.words)).size * 100 + inside.length;
    if (score > bestScore) [best, bestScore] = [first, score];
  }
  return best;
}

function render(text: string, marks: readonly Mark[], tags: Tags): string {
  let html = '';
  let position = 0;
  for (const mark of marks) {
    html +=
      escapeHtml(text.slice(position, mark.start)) +
      tags.pre +
      escapeHtml(text.slice(mark.start, mark.end)) +
      tags.post;
    position = mark.end;
  }
  return html + escapeHtml(text.slice(position));
}

function toMatchLevel(matched: number, query: AnalyzedQuery): MatchLevel {
  if (matched === 0) return 'none';
  return matched === query.words.length ? 'full' : 'partial';
}
