import {diffArrays} from 'diff';
import type {DiffLine} from '../../lib/change';
import {readTokens} from './codeTokens';

/**
 * Compares two codes line by line. Layout is no difference: lines that are only indented, wrapped or parted by other
 * blank lines count as those of the newer code, and so do other comments, unless `hasComments`.
 *
 * The lines of both signs and of none are the newer code exactly; without those of `+` they are the older one but for
 * its layout.
 *
 * @returns every line, or nothing when there is no difference
 */
export function diffCode(before: string, after: string, hasComments: boolean): DiffLine[] {
  const lines = compareLines(before.split('\n'), after.split('\n')).flatMap((part): DiffLine[] => {
    if ('same' in part) return part.same.map((text) => ({sign: ' ', text}));
    const isLayout = [part.removed, part.added].map((side) => readTokens(side.join('\n'), hasComments).join(' '));
    if (isLayout[0] === isLayout[1]) return part.added.map((text) => ({sign: ' ', text}));
    return [
      ...part.removed.map((text): DiffLine => ({sign: '-', text})),
      ...part.added.map((text): DiffLine => ({sign: '+', text})),
    ];
  });
  return lines.some(({sign}) => sign !== ' ') ? lines : [];
}

type Part = {readonly same: readonly string[]} | {readonly removed: string[]; readonly added: string[]};

/** Parts that are the same, with the lines of the newer code, and between them parts that differ. */
function compareLines(before: string[], after: string[]): Part[] {
  const parts: Part[] = [];
  const comparator = (old: string, current: string): boolean => old.trim() === current.trim();
  for (const {value, added, removed} of diffArrays(before, after, {comparator})) {
    const last = parts.at(-1);
    if (!added && !removed) parts.push({same: value});
    else if (last && 'removed' in last) last[added ? 'added' : 'removed'].push(...value);
    else parts.push({removed: removed ? [...value] : [], added: added ? [...value] : []});
  }
  return parts;
}
