import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {ROOT} from './paths.mjs';

/** Shown by docs/guides/comparison.mdx and checked by src/components/ToolComparison/results.test.ts. */
const RESULTS = join(ROOT, 'results.json');

export function readResults() {
  if (!existsSync(RESULTS)) return {documents: {}, features: {}};
  return JSON.parse(readFileSync(RESULTS, 'utf8'));
}

export function writeResults(results) {
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
}

/** The packages that are compared, from package.json, where their versions are exact. */
export function readVersions() {
  return JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).devDependencies;
}
