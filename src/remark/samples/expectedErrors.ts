import {existsSync} from 'node:fs';
import path from 'node:path';
import {readJson} from './readJson';
import {SampleError} from './SampleError';
import {errorsPathOf} from './sidecarPath';

/** A compiler message kept in `<base>.errors.json`. */
export interface ExpectedError {
  /** Line of the wrong code in the sample file as it is, from 1. */
  line: number;
  /** TypeScript's number, such as 2345. */
  code: number;
  /** The compiler's own words; nested explanations are on lines of their own, indented. */
  message: string;
}

const MARKER = /^\s*(?<open>\/\/|\{\s*\/\*|\/\*)\s*@ts-expect-error\b/;

/** Whether a line announces an expected error, and how a comment looks at that place. */
export function findErrorMarker(text: string): 'line' | 'jsx' | undefined {
  const open = MARKER.exec(text)?.groups?.open;
  if (open === undefined) return undefined;
  return open.startsWith('{') ? 'jsx' : 'line';
}

/** Reads the messages beside a sample; an absent file is an empty list (the caller knows which lines need one). */
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
