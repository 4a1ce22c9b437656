/** Which lines of a file to show: from the first line that equals `first` to the line that equals `last`. */
export interface Cut {
  readonly first: string;
  /** The line at which the fragment ends. Left out of the fragment when `lastIncluded` is false. */
  readonly last: string;
  readonly lastIncluded?: boolean;
}

/**
 * Cuts a fragment out of a file's text and removes the indentation its lines have in common.
 *
 * @param where the file's name, for the error
 * @throws Error that names the file and the line that is not in it
 */
export function cutFragment(text: string, cut: Cut, where: string): string {
  const lines = text.split('\n');
  const start = findLine(lines, cut.first, 0, where);
  const end = findLine(lines, cut.last, start + 1, where);
  return removeIndentation(lines.slice(start, cut.lastIncluded === false ? end : end + 1)).join('\n');
}

function findLine(lines: readonly string[], wanted: string, from: number, where: string): number {
  const index = lines.indexOf(wanted, from);
  if (index < 0) {
    throw new Error(`${where} has no line "${wanted}" after line ${from}. Adapt src/plugins/home-data/excerpts.ts.`);
  }
  return index;
}

function removeIndentation(lines: readonly string[]): string[] {
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  return lines.map((line) => line.slice(Math.min(...indents)));
}
