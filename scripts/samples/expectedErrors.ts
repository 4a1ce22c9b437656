import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ExpectedError} from '../../src/remark/samples/expectedErrors';
import {listFiles} from '../../src/remark/samples/readSample';
import {errorsPathOf} from '../../src/remark/samples/sidecarPath';
import {captureExpectedErrors, type CapturedErrors} from './captureExpectedErrors';
import {isSelected} from './selection';

/**
 * Compares the compiler's messages with the `errors.json` files next to the samples.
 *
 * @param projectDir Absolute folder of a sample project.
 * @param selectedPath Folder or file of its `src`; without it, all samples are compared.
 * @returns One sentence per problem. Empty when everything is up to date.
 */
export function verifyExpectedErrors(projectDir: string, selectedPath?: string): string[] {
  const captured = captureExpectedErrors(projectDir, selectedPath);
  const differing = captured
    .filter(({samplePath, errors}) => readText(errorsPathOf(samplePath)) !== format(errors))
    .map(({samplePath}) => `${show(errorsPathOf(samplePath), projectDir)} differs from what the compiler reports now.`);
  const leftover = findLeftovers(captured, projectDir, selectedPath).map(
    (errorsPath) => `${show(errorsPath, projectDir)} belongs to no sample with @ts-expect-error.`,
  );
  const hint = differing.length + leftover.length > 0 ? ['Run "npm run samples:update".'] : [];
  return [...describeAccepted(captured, projectDir), ...differing, ...leftover, ...hint];
}

/**
 * Writes the compiler's messages next to the samples and removes files that no sample needs any more.
 *
 * @param projectDir Absolute folder of a sample project.
 * @param selectedPath Folder or file of its `src`; without it, all samples are compiled.
 * @returns The absolute paths of the files that changed.
 * @throws When the compiler accepts a marked line, because there is no message to show.
 */
export function updateExpectedErrors(projectDir: string, selectedPath?: string): string[] {
  const captured = captureExpectedErrors(projectDir, selectedPath);
  const accepted = describeAccepted(captured, projectDir);
  if (accepted.length > 0) throw new Error(accepted.join('\n'));
  const leftovers = findLeftovers(captured, projectDir, selectedPath);
  leftovers.forEach((errorsPath) => rmSync(errorsPath));
  const written = captured.flatMap(({samplePath, errors}) => {
    const errorsPath = errorsPathOf(samplePath);
    if (readText(errorsPath) === format(errors)) return [];
    writeFileSync(errorsPath, format(errors));
    return [errorsPath];
  });
  return [...leftovers, ...written];
}

function describeAccepted(captured: readonly CapturedErrors[], projectDir: string): string[] {
  return captured.flatMap(({samplePath, acceptedLines}) =>
    acceptedLines.map(
      (line) =>
        `${show(samplePath, projectDir)}:${line}: marked with @ts-expect-error, but the compiler accepts this line. ` +
        'Remove the marker or correct the sample.',
    ),
  );
}

function findLeftovers(captured: readonly CapturedErrors[], projectDir: string, selectedPath?: string): string[] {
  const needed = new Set(captured.map(({samplePath}) => errorsPathOf(samplePath)));
  const sourceDir = path.join(projectDir, 'src');
  return listFiles(sourceDir)
    .filter((file) => file.endsWith('.errors.json') && isSelected(file, selectedPath))
    .map((file) => path.join(sourceDir, file))
    .filter((errorsPath) => !needed.has(errorsPath));
}

function format(errors: readonly ExpectedError[]): string {
  return `${JSON.stringify(errors, null, 2)}\n`;
}

function readText(filePath: string): string | undefined {
  return existsSync(filePath) ? readFileSync(filePath, 'utf8') : undefined;
}

function show(filePath: string, projectDir: string): string {
  return path
    .relative(path.dirname(path.dirname(projectDir)), filePath)
    .split(path.sep)
    .join('/');
}
