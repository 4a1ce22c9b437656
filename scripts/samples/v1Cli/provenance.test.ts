import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {buildProvenance, checkProvenance, PROVENANCE_FILE} from './provenance';
import type {V1Run} from './runs';

const RUNS: readonly V1Run[] = [{name: 'api', cliArguments: ['openapi.yaml'], document: 'shop.yaml', exitCode: 0}];

let samples: string;
let project: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(samples, file)), {recursive: true});
  writeFileSync(path.join(samples, file), text);
}

beforeEach(() => {
  samples = mkdtempSync(path.join(tmpdir(), 'provenance-'));
  project = path.join(samples, 'v1');
  write('shop.yaml', 'openapi: 3.1.0');
  write('v1/src/codegen/cli/prepareDocument.ts', 'export {};');
  write('v1/generated/api/index.ts', 'export {};');
  write('v1/output/help.txt', 'Usage');
  write(`v1/${PROVENANCE_FILE}`, JSON.stringify(buildProvenance(samples, project, RUNS)));
});
afterEach(() => rmSync(samples, {recursive: true}));

const check = (runs = RUNS): string[] => checkProvenance(samples, project, runs);

test('accepts output that matches the documents and runs', () => {
  expect(check()).toEqual([]);
});

test('reports a changed document, and a changed function that prepares documents', () => {
  write('shop.yaml', 'openapi: 3.0.0');
  write('v1/src/codegen/cli/prepareDocument.ts', '');
  expect(check()).toEqual([
    expect.stringContaining('samples/shop.yaml changed after samples/v1/generated was written from it.'),
    expect.stringContaining('samples/v1/src/codegen/cli/prepareDocument.ts changed after'),
  ]);
});

test('reports output that was edited, added or deleted', () => {
  write('v1/generated/api/index.ts', 'export const edited = 1;');
  write('v1/generated/api/extra.ts', '');
  rmSync(path.join(project, 'output/help.txt'));
  expect(check()).toEqual([
    expect.stringContaining('samples/v1/generated/api/extra.ts is not what the 1.x CLI wrote.'),
    expect.stringContaining('samples/v1/generated/api/index.ts is not what the 1.x CLI wrote.'),
    expect.stringContaining('samples/v1/output/help.txt is not what the 1.x CLI wrote.'),
  ]);
});

test('reports changed command lines, and a missing file', () => {
  expect(check([...RUNS, ...RUNS])).toEqual([expect.stringContaining('runs.ts: the runs differ')]);
  rmSync(path.join(project, PROVENANCE_FILE));
  expect(check()).toEqual([expect.stringContaining('provenance.json is missing')]);
});
