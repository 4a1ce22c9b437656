import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {compareFolders} from './compareFolders';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'compare-folders-'));
});
afterEach(() => rm(folder, {recursive: true}));

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), {recursive: true});
  await writeFile(path.join(folder, file), text);
}

test('lists changed, missing and left over files, also in subfolders', async () => {
  await write('expected/same.ts', 'a');
  await write('actual/same.ts', 'a');
  await write('expected/services/changed.ts', 'a');
  await write('actual/services/changed.ts', 'b');
  await write('expected/missing.ts', '');
  await write('actual/old.ts', '');
  const differences = await compareFolders(path.join(folder, 'expected'), path.join(folder, 'actual'));
  expect(differences).toEqual([
    {file: 'missing.ts', kind: 'missing'},
    {file: 'old.ts', kind: 'left over'},
    {file: path.join('services', 'changed.ts'), kind: 'changed'},
  ]);
});

test('treats a missing folder as empty', async () => {
  await write('expected/index.ts', '');
  const differences = await compareFolders(path.join(folder, 'expected'), path.join(folder, 'nowhere'));
  expect(differences).toEqual([{file: 'index.ts', kind: 'missing'}]);
});
