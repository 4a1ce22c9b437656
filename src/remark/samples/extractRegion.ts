import {nearestName} from '../../lib/nearestName';
import {SampleError} from './SampleError';
import type {SourceLine} from './sourceLines';

const COMMENT_START = String.raw`(?:\/\/|\{?\s*\/\*|#|<!--)`;
const MARKER = new RegExp(String.raw`^\s*${COMMENT_START}\s*#(?<kind>region|endregion)\b\s*(?<name>[\w.-]*)`);

interface Region {
  name: string;
  /** Index of the first line inside the region, and of the line with the end marker. */
  start: number;
  end: number;
}

/** Whether a line is a region marker. Pages never show markers. */
export function isRegionMarker(text: string): boolean {
  return MARKER.test(text);
}

/** Names of all regions of a file, in order. Throws when a marker is unmatched. */
export function listRegions(lines: readonly SourceLine[]): string[] {
  return collectRegions(lines).map((region) => region.name);
}

/** The lines between `#region name` and `#endregion name`, nested markers included. */
export function extractRegion(lines: readonly SourceLine[], name: string): SourceLine[] {
  const regions = collectRegions(lines);
  const region = regions.find((candidate) => candidate.name === name);
  if (region) return lines.slice(region.start, region.end);
  if (regions.length === 0) {
    throw new SampleError(`There is no region "${name}": the file has no regions. Add "// #region ${name}" to it.`);
  }
  const names = regions.map((candidate) => candidate.name);
  throw new SampleError(
    `There is no region "${name}". Did you mean "${nearestName(name, names)}"? The file has: ${names.join(', ')}.`,
  );
}

function collectRegions(lines: readonly SourceLine[]): Region[] {
  const regions: Region[] = [];
  const open: {name: string; start: number; line: number}[] = [];
  lines.forEach((line, index) => {
    const groups = MARKER.exec(line.text)?.groups;
    if (!groups) return;
    const name = groups.name ?? '';
    if (groups.kind === 'region') {
      if (name === '') throw new SampleError(`The region opened on line ${line.number} has no name.`);
      const earlier = regions.find((region) => region.name === name) ?? open.find((region) => region.name === name);
      if (earlier) throw new SampleError(`Region "${name}" is opened twice, again on line ${line.number}.`);
      open.push({name, start: index + 1, line: line.number});
      return;
    }
    // As in editors, an end marker without a name closes the most recently opened region.
    const position = name === '' ? open.length - 1 : open.findIndex((region) => region.name === name);
    const [region] = position === -1 ? [] : open.splice(position, 1);
    if (!region) throw new SampleError(`Line ${line.number} closes region "${name}", which is not open.`);
    regions.push({name: region.name, start: region.start, end: index});
  });
  const unclosed = open[0];
  if (unclosed) {
    throw new SampleError(
      `Region "${unclosed.name}", opened on line ${unclosed.line}, is never closed. Add "// #endregion ${unclosed.name}".`,
    );
  }
  return regions.sort((a, b) => a.start - b.start);
}
