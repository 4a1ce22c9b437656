import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {findOrphanRecordings} from './findOrphanRecordings';

let project: string;
beforeEach(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'orphan-recordings-'));
  await mkdir(path.join(project, 'src'));
});
afterEach(() => rm(project, {recursive: true}));

const write = (file: string, text = ''): Promise<void> => writeFile(path.join(project, 'src', file), text);

test('accepts recordings that a test writes, with and without a name', async () => {
  await write('BookPage.test.tsx', "await recordSample(import.meta.url, body, 'missing');");
  await write('BookPage.recording.json');
  await write('BookPage.missing.recording.json');
  expect(await findOrphanRecordings(project)).toEqual([]);
});

test('reports a recording whose test is gone', async () => {
  await write('BookPage.recording.json');
  expect(await findOrphanRecordings(project)).toEqual([
    expect.stringContaining('BookPage.recording.json: there is no BookPage.test.ts or BookPage.test.tsx.'),
  ]);
});

test('reports a recording that its test no longer writes', async () => {
  await write('BookPage.test.ts', "await recordSample(import.meta.url, body, 'found');");
  await write('BookPage.missing.recording.json');
  expect(await findOrphanRecordings(project)).toEqual([expect.stringContaining("has no recording named 'missing'")]);
});
