/** The name closest to `wanted` (Levenshtein distance), or undefined for an empty list. */
export function nearestName(wanted: string, names: readonly string[]): string | undefined {
  let best: {name: string; distance: number} | undefined;
  for (const name of names) {
    const distance = editDistance(wanted.toLowerCase(), name.toLowerCase());
    if (!best || distance < best.distance) best = {name, distance};
  }
  return best?.name;
}

/** The sentence ` Did you mean "x"?`, or an empty string when there are no names. */
export function suggestName(wanted: string, names: readonly string[]): string {
  const name = nearestName(wanted, names);
  return name === undefined ? '' : ` Did you mean "${name}"?`;
}

function editDistance(from: string, to: string): number {
  let previous = Array.from({length: to.length + 1}, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const replace = (previous[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      current[column] = Math.min(replace, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}
