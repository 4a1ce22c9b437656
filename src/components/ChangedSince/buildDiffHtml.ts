import {escapeCode} from '@site/src/lib/escapeCode';

const ELEMENTS: Readonly<Record<string, {readonly tag: string; readonly className: string}>> = {
  '-': {tag: 'del', className: 'c-r'},
  '+': {tag: 'ins', className: 'c-a'},
};

/** Adjacent lines with the same sign. */
const RUNS = /^-.*(?:\n-.*)*\n?|^\+.*(?:\n\+.*)*\n?/gm;

/**
 * A diff as HTML, with its signs as text. Adjacent lines with the same sign are one `del` or `ins` element, so that a
 * screen reader announces the change once and not on every line.
 */
export function buildDiffHtml(diff: string): string {
  return escapeCode(diff).replace(RUNS, (lines) => {
    const {tag, className} = ELEMENTS[lines.charAt(0)]!; // the pattern starts with one of the signs
    return `<${tag} class=${className}>${lines}</${tag}>`;
  });
}
