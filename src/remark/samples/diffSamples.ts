import {diffLines} from 'diff';

/** Compares two texts line by line: every line of both, with `+`, `-` or a space in front. */
export function diffSamples(before: string, after: string): string {
  return diffLines(`${before}\n`, `${after}\n`)
    .flatMap((change) => {
      const sign = change.added ? '+' : change.removed ? '-' : ' ';
      const lines = change.value.replace(/\n$/, '').split('\n');
      return lines.map((line) => `${sign}${line === '' ? '' : ` ${line}`}`.trimEnd());
    })
    .join('\n');
}
