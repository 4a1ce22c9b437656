import {SampleError} from './SampleError';
import type {SourceLine} from './sourceLines';

/** The lines of `range` ("10-24", "7", or "1-3,8-9"), with one-based numbers of the whole file. */
export function extractLines(lines: readonly SourceLine[], range: string): SourceLine[] {
  return range.split(',').flatMap((part) => {
    const match = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part);
    if (!match) throw new SampleError(`lines="${range}" is not a range. Write it as lines="10-24".`);
    const first = Number(match[1]);
    const last = Number(match[2] ?? match[1]);
    if (first < 1 || last < first || last > lines.length) {
      throw new SampleError(`lines="${range}" is out of bounds: the file has ${lines.length} lines.`);
    }
    return lines.slice(first - 1, last);
  });
}
