import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, test, vi} from 'vitest';
import {cached} from './cache';

const site = mkdtempSync(join(tmpdir(), 'playground-cache-'));
afterAll(() => rmSync(site, {recursive: true}));

test('makes a text again only after one of its files has changed', async () => {
  const make = vi.fn(() => ({text: `made ${make.mock.calls.length}`, inputs: ['a.ts']}));
  const read = (): Promise<string> => cached('a', site, make, join(site, 'cache'));
  writeFileSync(join(site, 'a.ts'), '1');
  expect([await read(), await read()]).toEqual(['made 1', 'made 1']);
  writeFileSync(join(site, 'a.ts'), '2');
  expect([await read(), await read()]).toEqual(['made 2', 'made 2']);
  writeFileSync(join(site, 'cache/a.json'), '{"text": "cut o');
  expect(await read()).toBe('made 3');
});
