import {SampleError} from './SampleError';
import type {SourceLine} from './sourceLines';

/** The lines of the `/* #signature … *\/` comment of a type test: the simplified signature that a page shows. */
export function extractSignature(lines: readonly SourceLine[]): SourceLine[] {
  const starts = lines.filter((line) => /^\s*\/\*+\s*#signature\b/.test(line.text));
  const start = starts[0];
  if (!start) throw new SampleError('The file has no signature. Add a "/* #signature … */" comment to it.');
  if (starts[1]) {
    throw new SampleError(`The file has a second #signature on line ${starts[1].number}. Keep one per file.`);
  }
  const end = lines.find((line) => line.number > start.number && /\*\//.test(line.text));
  if (!end) throw new SampleError(`The #signature comment opened on line ${start.number} is never closed.`);
  const body = lines.slice(start.number, end.number - 1);
  const lastText = end.text.replace(/\s*\*\/.*$/, '');
  return lastText.trim() === '' ? body : [...body, {...end, text: lastText}];
}
