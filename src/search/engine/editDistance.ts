/**
 * Damerau-Levenshtein distance (optimal string alignment: swapping two neighbors is one edit). Stops as soon as the
 * distance must exceed `limit`.
 *
 * @param matchBeginning compares with the closest beginning of `candidate` instead of all of it
 * @returns the distance, or `limit + 1` when it is larger
 */
export function editDistance(word: string, candidate: string, limit: number, matchBeginning = false): number {
  if (!matchBeginning && Math.abs(word.length - candidate.length) > limit) return limit + 1;
  const width = matchBeginning ? Math.min(candidate.length, word.length + limit) : candidate.length;
  let beforeLast: number[] = [];
  let last = Array.from({length: width + 1}, (_, column) => column);
  for (let row = 1; row <= word.length; row++) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= width; column++) {
      const cost = word[row - 1] === candidate[column - 1] ? 0 : 1;
      let value = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + cost);
      if (row > 1 && column > 1 && word[row - 1] === candidate[column - 2] && word[row - 2] === candidate[column - 1]) {
        value = Math.min(value, beforeLast[column - 2]! + 1);
      }
      current.push(value);
      if (value < best) best = value;
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  const distance = matchBeginning ? Math.min(...last) : last[width]!;
  return Math.min(distance, limit + 1);
}
