import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {sampleProject} from '../projects';
import {LINT_RUNS, type LintRun} from './lintRuns';

/** A report of one of the plugin's rules about a sample. */
export interface LintReport {
  /** Line number in the sample, from 1, and the text of the line. */
  line: number;
  code: string;
  /** Name of the `#region` around the line. */
  region?: string;
  rule: string;
  severity: 'warn' | 'error';
  message: string;
}

/** The plugin's reports in one run. */
export interface LintResult extends LintRun {
  /** Hash of the sample and its configuration at the time of the run. */
  hash: string;
  reports: LintReport[];
  /** Error message, when the run failed. */
  failure?: string;
}

/** Absolute folder of the samples for the ESLint pages. */
export const lintFolder = path.join(sampleProject('v2'), 'src/eslint');

/** Folder with the configurations of the pages. */
export const configFolder = path.join(lintFolder, 'eslint-plugin-query');

const REPORTS_FILE = path.join(lintFolder, 'reports.json');
const SHOWN_FILE = 'samples/v2/src/eslint/reports.json';

export function writeReports(results: readonly LintResult[]): void {
  writeFileSync(REPORTS_FILE, `${JSON.stringify(results, null, 2)}\n`);
}

export function readReports(): LintResult[] {
  return JSON.parse(readFileSync(REPORTS_FILE, 'utf8')) as LintResult[]; // Written by writeReports()
}

/** Hash of the sample and its configuration. */
export function hashRun({sample, config}: LintRun): string {
  const texts = [path.join(lintFolder, sample), path.join(configFolder, config)].map((file) =>
    readFileSync(file, 'utf8'),
  );
  return createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 16);
}

/** Checks that the saved reports match the current samples. Does not need the plugin. */
export function checkReports(results: readonly LintResult[] = readReports()): string[] {
  const hint = 'Run: npm run samples:lint-reports -- <folder of the ESLint plugin>';
  const kept = new Map(results.map((result) => [nameOf(result), result]));
  const problems = LINT_RUNS.flatMap((run) => {
    const result = kept.get(nameOf(run));
    kept.delete(nameOf(run));
    if (result === undefined) return [`${SHOWN_FILE}: has no run of ${nameOf(run)}. ${hint}`];
    if (result.hash === hashRun(run)) return [];
    return [`${SHOWN_FILE}: ${run.sample} or ${run.config} has changed since the plugin was run over it. ${hint}`];
  });
  const leftOver = [...kept.keys()].map((name) => `${SHOWN_FILE}: lintRuns.ts has no run of ${name}. ${hint}`);
  return [...problems, ...leftOver];
}

function nameOf({sample, config, clientNamePattern}: LintRun): string {
  const pattern = clientNamePattern === undefined ? '' : ` and the pattern '${clientNamePattern}'`;
  return `${sample} with ${config}${pattern}`;
}
