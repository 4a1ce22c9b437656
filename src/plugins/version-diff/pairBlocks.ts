import {diffArrays} from 'diff';
import {alignCode} from './alignCode';
import {readTokens} from './codeTokens';
import type {CodeBlock} from './readCodeBlocks';

/** The same thing in two versions. */
export interface BlockPair {
  readonly before: CodeBlock;
  readonly after: CodeBlock;
}

/**
 * When two samples of one file name do the same: the longer one holds almost all of the shorter one, in its order, and
 * not much more. Others tell different stories, and their differences say nothing about the versions.
 */
const SHARED_PART = 0.92;
const SIMILARITY = 0.75;

/**
 * Pairs the signatures below the same heading, and the samples of the same file name that do the same. Everything else
 * stays alone: it is new, gone, or about something else.
 */
export function pairBlocks(before: readonly CodeBlock[], after: readonly CodeBlock[]): BlockPair[] {
  return [...pairSignatures(before, after), ...pairSamples(before, after)].sort(
    (one, other) => after.indexOf(one.after) - after.indexOf(other.after),
  );
}

function pairSignatures(before: readonly CodeBlock[], after: readonly CodeBlock[]): BlockPair[] {
  const listOf = (blocks: readonly CodeBlock[], title: string): CodeBlock[] =>
    blocks.filter((block) => block.kind === 'signature' && block.title === title);
  const titles = [...new Set(after.map(({title}) => title))];
  return titles.flatMap((title) => {
    const old = listOf(before, title);
    return listOf(after, title).flatMap((block, index) => {
      const counterpart = old[index];
      return counterpart ? [{before: counterpart, after: block}] : [];
    });
  });
}

/** The most similar ones first, each block once: a page may show a file in several states. */
function pairSamples(before: readonly CodeBlock[], after: readonly CodeBlock[]): BlockPair[] {
  const candidates = after
    .flatMap((block) =>
      before
        .filter(({kind, title}) => kind === 'sample' && block.kind === 'sample' && title === block.title)
        .map((old) => ({before: old, after: block, ...compare(alignCode(old.code, block.code), block.code)})),
    )
    .filter(({shared, similarity}) => shared >= SHARED_PART && similarity >= SIMILARITY)
    .sort((one, other) => other.similarity - one.similarity);
  const taken = new Set<CodeBlock>();
  return candidates.flatMap(({before: old, after: block}) => {
    if (taken.has(old) || taken.has(block)) return [];
    taken.add(old).add(block);
    return [{before: old, after: block}];
  });
}

function compare(before: string, after: string): {readonly shared: number; readonly similarity: number} {
  const [old, current] = [readTokens(before, false), readTokens(after, false)];
  const common = diffArrays(old, current)
    .filter(({added, removed}) => !added && !removed)
    .reduce((sum, {count}) => sum + count, 0);
  return {
    shared: common / Math.max(1, Math.min(old.length, current.length)),
    similarity: (2 * common) / Math.max(1, old.length + current.length),
  };
}
