import {existsSync} from 'node:fs';
import path from 'node:path';
import {readJson} from './readJson';
import {SampleError} from './SampleError';
import {errorsPathOf} from './sidecarPath';

/** A compiler message stored in `<base>.errors.json`. */
export interface ExpectedError {
  /** One-based line of the error in the sample file. */
  line: number;
  /** TypeScript's error code, such as 2345. */
  code: number;
  /** The compiler's message. Nested explanations are on separate, indented lines. */
  message: string;
}

const MARKER = /^\s*(?<open>\/\/|\{\s*\/\*|\/\*)\s*@ts-expect-error\b/;

/** Returns the comment style of a line with `@ts-expect-error`, or undefined for other lines. */
export function findErrorMarker(text: string): 'line' | 'jsx' | undefined {
  const open = MARKER.exec(text)?.groups?.open;
  if (open === undefined) return undefined;
  return open.startsWith('{') ? 'jsx' : 'line';
}

/** Reads the messages of a sample. A missing file means an empty list: insertErrors() reports missing messages. */
export function readExpectedErrors(samplePath: string, siteDir: string): ExpectedError[] {
  const errorsPath = errorsPathOf(samplePath);
  if (!existsSync(errorsPath)) return [];
  const content = readJson(errorsPath);
  if (Array.isArray(content) && content.every(isExpectedError)) return content;
  const shownPath = path.relative(siteDir, errorsPath).split(path.sep).join('/');
  throw new SampleError(
    `${shownPath} is not a list of { line, code, message }: run "npm run samples:update -- ${path.posix.dirname(shownPath)}".`,
  );
}

function isExpectedError(value: unknown): value is ExpectedError {
  if (typeof value !== 'object' || value === null) return false;
  const {line, code, message} = value as Partial<Record<keyof ExpectedError, unknown>>;
  return typeof line === 'number' && typeof code === 'number' && typeof message === 'string';
}
