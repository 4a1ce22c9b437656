import {buildCodeHtml} from '../../lib/colorCode/buildCodeHtml';
import {blockKeyOf, type PageTypes, type TypeInfo} from '../../lib/pageTypes';
import type {DescribedIdentifier} from './describeIdentifiers';
import type {ShownCode} from './listShownCode';

/** Finds the described identifiers of a line of a file. */
export type FindIdentifiers = (file: string, line: number) => readonly DescribedIdentifier[];

/**
 * Puts the types of a page's blocks together: the columns of the samples become offsets in the texts that are shown.
 *
 * @throws Error when an offset does not lead to an identifier in the shown text
 */
export function buildPageTypes(blocks: readonly ShownCode[], find: FindIdentifiers): PageTypes {
  const infos = new Map<string, {index: number; info: TypeInfo}>();
  const indexOf = (info: TypeInfo): number => {
    const key = JSON.stringify(info);
    const known = infos.get(key) ?? {index: infos.size, info};
    infos.set(key, known);
    return known.index;
  };
  const numbersOf: Record<string, number[]> = {};
  const occurrences = new Map<string, number>();
  for (const block of blocks) {
    const key = blockKeyOf(block.text);
    const occurrence = occurrences.get(key) ?? 0;
    occurrences.set(key, occurrence + 1);
    const numbers = listNumbers(block, find, indexOf);
    const first = (numbersOf[key] ??= numbers);
    if (numbers.join() !== first.join()) numbersOf[`${key}.${occurrence}`] = numbers;
  }
  return {
    infos: [...infos.values()].map(({info}) => ({...info, type: buildCodeHtml(info.type, 'ts')})),
    blocks: numbersOf,
  };
}

function listNumbers(block: ShownCode, find: FindIdentifiers, indexOf: (info: TypeInfo) => number): number[] {
  const shownLines = block.text.split('\n');
  const numbers: number[] = [];
  let lineStart = 0;
  let last = 0;
  block.lines.forEach((source, index) => {
    const shown = shownLines[index] ?? '';
    for (const {column, length, ...info} of source ? find(block.file, source.number) : []) {
      const start = column - (source?.removed ?? 0);
      const name = shown.slice(start, start + length);
      if (!/^[\p{ID_Start}$_][\p{ID_Continue}$-]*$/u.test(name)) {
        throw new Error(
          `${block.file}:${source?.number}: "${name}" in the shown line "${shown}" is not an identifier.`,
        );
      }
      numbers.push(lineStart + start - last, length, indexOf(info));
      last = lineStart + start;
    }
    lineStart += shown.length + 1;
  });
  return numbers;
}
