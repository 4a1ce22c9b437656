import {distance} from 'fastest-levenshtein';

/** Words of the last parts of a path, as a reader would type them: `docs/hooks/userQuery.html` becomes `hooks userQuery`. */
export function readWords(path: string): string {
  return decodeSafely(path)
    .replace(/\.(html|mdx?)$/, '')
    .split('/')
    .filter((part) => part !== '' && part !== 'docs' && !/^\d/.test(part))
    .map((part) => part.replace(/[^\p{L}\p{N}]+/gu, ' ').trim())
    .join(' ')
    .trim();
}

/** An address may hold a `%` that encodes nothing. */
function decodeSafely(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const lastPart = (path: string) => path.split('/').at(-1) ?? '';

/** How alike two texts are, 0 to 1: the share of letters that need no edit. */
function compare(one: string, other: string): number {
  const longest = Math.max(one.length, other.length);
  return longest === 0 ? 0 : 1 - distance(one.toLowerCase(), other.toLowerCase()) / longest;
}

/** Pages that need edits in more than half of their letters have nothing to do with what was asked for. */
const LEAST_LIKENESS = 0.5;

/**
 * Finds the pages whose names are most like the name in a path that leads nowhere, best first.
 *
 * @param missing Path of the address that was asked for.
 * @param paths Paths of the pages to choose from.
 */
export function suggestPages<Path extends string>(missing: string, paths: readonly Path[], limit = 4): Path[] {
  const name = lastPart(readWords(missing).replaceAll(' ', '/'));
  const whole = readWords(missing);
  return paths
    .map((path) => ({
      path,
      // The name of the page counts; the folders around it decide between pages of the same name.
      likeness: compare(name, lastPart(path)) + compare(whole, readWords(path)) / 10,
    }))
    .filter(({likeness}) => likeness >= LEAST_LIKENESS)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, limit)
    .map(({path}) => path);
}
