import {structuredPatch} from 'diff';

const GAP = ' …';

/**
 * Shows the changed lines of a file with one line of context, and `…` between groups. Common indentation of a group is
 * removed, because the surrounding block is not shown.
 */
export function diffTypes(before: string, after: string): string {
  const {hunks} = structuredPatch('before', 'after', before, after, undefined, undefined, {context: 1});
  if (hunks.length === 0) return 'No difference.';
  return hunks
    .map(({lines}) => lines.filter((line) => !line.startsWith('\\') && line.trim() !== ''))
    .map((lines) => formatGroup(lines).join('\n'))
    .join(`\n${GAP}\n`);
}

function formatGroup(lines: readonly string[]): string[] {
  const indent = Math.min(...lines.map((line) => line.slice(1).search(/\S|$/)));
  return lines.map((line) => `${line.slice(0, 1)} ${line.slice(1 + indent)}`.trimEnd());
}
