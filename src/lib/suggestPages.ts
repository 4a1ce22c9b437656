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

/** An address may contain a `%` that encodes nothing. */
function decodeSafely(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const lastPart = (path: string) => path.split('/').at(-1) ?? '';

function listPairs(text: string): string[] {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return Array.from(letters).flatMap((letter, index) => (index === 0 ? [] : [letters[index - 1] + letter]));
}

/** Share of neighboring letter pairs that two texts have in common, 0 to 1 (the Sørensen–Dice coefficient). */
function compare(one: string, other: string): number {
  const pairs = listPairs(one);
  const rest = listPairs(other);
  const total = pairs.length + rest.length;
  if (total === 0) return 0;
  const common = pairs.filter((pair) => {
    const index = rest.indexOf(pair);
    if (index >= 0) rest.splice(index, 1);
    return index >= 0;
  });
  return (2 * common.length) / total;
}

/** Below this, a page has nothing to do with the address. Half of the pairs means about two typos in ten letters. */
const LEAST_LIKENESS = 0.5;

/**
 * Finds the pages with names most like that in an unknown path, best first.
 *
 * @param missing Path that was requested.
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
