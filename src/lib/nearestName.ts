import {distance} from 'fastest-levenshtein';

/** Finds the name with the fewest edits from `wanted`, ignoring case. Returns undefined if there are no names. */
export function nearestName(wanted: string, names: readonly string[]): string | undefined {
  const rate = (name: string): number => distance(wanted.toLowerCase(), name.toLowerCase());
  const rated = names.map((name) => ({name, edits: rate(name)}));
  return rated.sort((a, b) => a.edits - b.edits)[0]?.name;
}

/** Returns ` Did you mean "x"?`, or an empty string if there is no name. */
export function suggestName(wanted: string, names: readonly string[]): string {
  const name = nearestName(wanted, names);
  return name === undefined ? '' : ` Did you mean "${name}"?`;
}
