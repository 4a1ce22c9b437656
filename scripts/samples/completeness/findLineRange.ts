import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../../src/remark/samples/readSample';
import {dedentLines, toSourceLines, type SourceLine} from '../../../src/remark/samples/sourceLines';
import {SAMPLE_VERSIONS} from '../../../src/remark/samples/versions';

/** A generated file, read once for all lookups. */
export interface GeneratedFile {
  /** Absolute path. */
  filePath: string;
  lines: SourceLine[];
}

/** Reads the generated files. Pages and components show parts of them by line numbers. */
export function readGeneratedFiles(siteDir: string): GeneratedFile[] {
  return SAMPLE_VERSIONS.flatMap(({project}) => {
    const folder = path.join(siteDir, 'samples', project, 'generated');
    return listFiles(folder)
      .filter((file) => /\.[jt]sx?$/.test(file))
      .map((file) => path.join(folder, file))
      .map((filePath) => ({filePath, lines: toSourceLines(readFileSync(filePath, 'utf8'))}));
  });
}

/** Finds the file that contains a text as consecutive whole lines, ignoring common indentation. */
export function findLineRange(files: readonly GeneratedFile[], text: string): string | undefined {
  const wanted = text.split('\n');
  const firstLine = wanted[0]?.trim() ?? '';
  const holdsText = (lines: readonly SourceLine[], start: number): boolean => {
    const shown = dedentLines(lines.slice(start, start + wanted.length)).map((line) => line.text);
    return shown.join('\n') === text;
  };
  return files.find(({lines}) => lines.some((line, index) => line.text.trim() === firstLine && holdsText(lines, index)))
    ?.filePath;
}
