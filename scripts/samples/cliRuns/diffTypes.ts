import {structuredPatch} from 'diff';

const GAP = ' …';

/** The changed lines of a file with one line around each group, and a line with `…` between the groups. */
export function diffTypes(before: string, after: string): string {
  const {hunks} = structuredPatch('before', 'after', before, after, undefined, undefined, {context: 1});
  if (hunks.length === 0) return 'No difference.';
  return hunks
    .map(({lines}) => lines.filter((line) => !line.startsWith('\\')).map(indentAsInDiffs))
    .map((lines) => lines.join('\n'))
    .join(`\n${GAP}\n`);
}

function indentAsInDiffs(line: string): string {
  return `${line.slice(0, 1)} ${line.slice(1)}`.trimEnd();
}
