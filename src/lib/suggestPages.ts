import {distance} from 'fastest-levenshtein';

/** Splits the last parts of a path into words for the search: `docs/hooks/userQuery.html` becomes `hooks userQuery`. */
export function readWords(path: string): string {
  return decodeSafely(path)
    .replace(/\.(html|mdx?)$/, '')
    .split('/')
    .filter((part) => part !== '' && part !== 'docs' && !/^\d/.test(part))
    .map((part) => part.replace(/[^\p{L}\p{N}]+/gu, ' ').trim())
    .join(' ')
    .trim();
}

/** A URL may contain a `%` that does not encode a character. */
function decodeSafely(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const lastPart = (path: string) => path.split('/').at(-1) ?? '';

/** The similarity of two texts, 0 to 1: the share of letters that stay the same. */
function compare(one: string, other: string): number {
  const longest = Math.max(one.length, other.length);
  return longest === 0 ? 0 : 1 - distance(one.toLowerCase(), other.toLowerCase()) / longest;
}

/** Pages that differ in more than half of their letters are not related to the requested page. */
const LEAST_LIKENESS = 0.5;

/**
 * Finds the pages whose names are most similar to the name in a path without a page, best first.
 *
 * @param missing The requested path.
 * @param paths Paths of the pages to choose from.
 */
export function suggestPages<Path extends string>(missing: string, paths: readonly Path[], limit = 4): Path[] {
  const name = lastPart(readWords(missing).replaceAll(' ', '/'));
  const whole = readWords(missing);
  return paths
    .map((path) => ({
      path,
      // The name of the page decides. Between pages of the same name, the folders decide.
      likeness: compare(name, lastPart(path)) + compare(whole, readWords(path)) / 10,
    }))
    .filter(({likeness}) => likeness >= LEAST_LIKENESS)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, limit)
    .map(({path}) => path);
}
