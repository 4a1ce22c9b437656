import {diffLines} from 'diff';

/** Compares two texts line by line. Returns all lines, prefixed with `+`, `-`, or a space. */
export function diffSamples(before: string, after: string): string {
  return diffLines(`${before}\n`, `${after}\n`)
    .flatMap((change) => {
      const prefix = change.added ? '+' : change.removed ? '-' : ' ';
      const lines = change.value.replace(/\n$/, '').split('\n');
      return lines.map((line) => `${prefix}${line === '' ? '' : ` ${line}`}`.trimEnd());
    })
    .join('\n');
}
