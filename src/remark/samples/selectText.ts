import path from 'node:path';
import {readExpectedErrors} from './expectedErrors';
import {extractDeclaration} from './extractDeclaration';
import {extractLines} from './extractLines';
import {extractMember} from './extractMember';
import {extractRegion, isRegionMarker, listRegions} from './extractRegion';
import {extractSignature} from './extractSignature';
import {insertErrors, type ShownLine} from './insertErrors';
import type {FenceMeta} from './parseMeta';
import {readSample} from './readSample';
import type {SampleLocation} from './resolveSample';
import {SampleError} from './SampleError';
import {dedentLines, type SourceLine} from './sourceLines';

/** The part of a file to show: selected by `region`, `declaration`, or `lines`, or the signature comment. */
export type Selection = Pick<FenceMeta['attributes'], 'region' | 'declaration' | 'lines'> & {isSignature?: boolean};

/** Reads the selected lines of a sample, dedented, without region markers, and with error messages. */
export function selectText(location: SampleLocation, selection: Selection, siteDir: string): ShownLine[] {
  const lines = readSample(location, siteDir);
  try {
    const selected = select(lines, selection, location.filePath).filter((line) => !isRegionMarker(line.text));
    return insertErrors(dedentLines(selected), readExpectedErrors(location.filePath, siteDir));
  } catch (error) {
    if (!(error instanceof SampleError)) throw error;
    const shownPath = path.relative(siteDir, location.filePath).split(path.sep).join('/');
    throw new SampleError(`${error.message} The sample is ${shownPath}.`);
  }
}

function select(lines: readonly SourceLine[], selection: Selection, filePath: string): readonly SourceLine[] {
  const {region, declaration, lines: range, isSignature} = selection;
  if (isSignature) return extractSignature(lines);
  if (typeof region === 'string') return extractRegion(lines, region);
  if (typeof declaration === 'string') {
    const [name = '', member] = declaration.split('.');
    const fileName = path.basename(filePath);
    return member === undefined
      ? extractDeclaration(lines, name, fileName)
      : extractMember(lines, [name, member], fileName);
  }
  if (typeof range === 'string') return extractLines(lines, range);
  // Shows the whole file, but still reports unmatched region markers.
  listRegions(lines);
  return lines;
}
