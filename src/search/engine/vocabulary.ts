/** All terms of an index, for completing and repairing query words. */
import {editDistance} from './editDistance';

/**
 * One edit from 4 letters, two from 7: shorter words resemble too many others. Tuned on the queries of tests/search.
 */
const ONE_EDIT_LENGTH = 4;
const TWO_EDITS_LENGTH = 7;
/** Maximum number of repairs per word. */
const MAX_REPAIRS = 4;
/** Maximum number of completions. Only one or two letters have more. */
const MAX_COMPLETIONS = 60;

export interface Vocabulary {
  /** Number of sections that contain the term; 0 for an unknown term. */
  countSections(term: string): number;
  /** Whether a word of a page's title begins with these letters. */
  beginsTitleWord(beginning: string): boolean;
  /** Whether the term is a whole word of a page's keywords. */
  isKeyword(term: string): boolean;
  /** Terms that begin with the given letters, shortest first; excludes the letters themselves. */
  complete(beginning: string): readonly string[];
  /**
   * Known terms that a misspelled word may mean, all at the same smallest distance, most frequent first.
   *
   * @param unfinished also accepts terms that begin like the word, because the reader may still be typing
   */
  repair(word: string, unfinished: boolean): readonly Repair[];
}

export interface Repair {
  readonly term: string;
  readonly distance: number;
}

export function buildVocabulary(
  sectionCounts: ReadonlyMap<string, number>,
  titleTerms: ReadonlySet<string>,
  keywordTerms: ReadonlySet<string>,
): Vocabulary {
  const terms = [...sectionCounts.keys()].sort();
  const countSections = (term: string): number => sectionCounts.get(term) ?? 0;

  function complete(beginning: string): string[] {
    const found: string[] = [];
    for (let index = findFirst(terms, beginning); index < terms.length; index++) {
      const term = terms[index]!;
      if (!term.startsWith(beginning)) break;
      if (term !== beginning) found.push(term);
    }
    return found.sort((a, b) => a.length - b.length || compareText(a, b)).slice(0, MAX_COMPLETIONS);
  }

  function repair(word: string, unfinished: boolean): Repair[] {
    const limit = word.length >= TWO_EDITS_LENGTH ? 2 : word.length >= ONE_EDIT_LENGTH ? 1 : 0;
    if (limit === 0 || /^\d+$/.test(word)) return [];
    const whole = collectNearest(word, limit, false);
    // A whole word at the same distance is likelier than the beginning of another.
    const beginnings =
      unfinished && (whole.length === 0 || whole[0]!.distance > 1) ? collectNearest(word, limit, true) : [];
    const nearest =
      beginnings.length > 0 && (whole.length === 0 || beginnings[0]!.distance < whole[0]!.distance)
        ? beginnings
        : whole;
    return nearest
      .sort(
        (a, b) =>
          sharedBeginning(b.term, word) - sharedBeginning(a.term, word) ||
          countSections(b.term) - countSections(a.term) ||
          compareText(a.term, b.term),
      )
      .slice(0, MAX_REPAIRS);
  }

  function collectNearest(word: string, limit: number, matchBeginning: boolean): Repair[] {
    let nearest = limit;
    let found: Repair[] = [];
    for (const term of terms) {
      // The first letter is rarely wrong, except when it is swapped with the second.
      if (term.length < 3 || (term[0] !== word[0] && (term[0] !== word[1] || term[1] !== word[0]))) continue;
      if (matchBeginning && term.length <= word.length) continue;
      const distance = editDistance(word, term, nearest, matchBeginning);
      if (distance > nearest) continue;
      if (distance < nearest) found = [];
      nearest = distance;
      found.push({term, distance});
    }
    return found;
  }

  const beginsTitleWord = (beginning: string): boolean => [...titleTerms].some((term) => term.startsWith(beginning));

  const isKeyword = (term: string): boolean => keywordTerms.has(term);

  return {countSections, beginsTitleWord, isKeyword, complete, repair};
}

function sharedBeginning(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return Math.min(length, 3);
}

function findFirst(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Code-unit order, so that the order of results does not depend on a locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
