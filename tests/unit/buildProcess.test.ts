import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {expect, test} from 'vitest';
import {BUILD_FLAGS, NATIVE_MODULES} from '../../scripts/buildProcess.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
/** What jiti loads: the configuration, and all that it imports. */
const FOLDERS = ['src/config', 'src/lib', 'src/plugins', 'src/rehype', 'src/remark', 'src/search/plugin'];
const PACKAGE_NAME = /^(?:import (?!type\b)[^;]*? from|.*\bimport\() ?'((?:@[^/']+\/)?[^./@'][^/']*)/gm;

test('the list of native modules has the ES modules that plugins import, and no other', () => {
  const texts = FOLDERS.flatMap(listSources).map((file) => readFileSync(file, 'utf8'));
  const imported = texts.flatMap((text) => [...text.matchAll(PACKAGE_NAME)].map((match) => match[1]!));
  expect([...new Set(imported)].filter(isEsModule).sort()).toEqual(NATIVE_MODULES);
});

test('Node.js knows the flags of its line', () => {
  expect(execFileSync(process.execPath, [...BUILD_FLAGS, '-p', '"ready"'], {encoding: 'utf8'})).toBe('ready\n');
});

function listSources(folder: string): string[] {
  const files = readdirSync(join(ROOT, folder), {recursive: true, encoding: 'utf8'});
  return files
    .filter((file) => /(?<!\.test|\.d)\.ts$/.test(file) && !/\bclient\b/.test(file))
    .map((file) => join(ROOT, folder, file));
}

function isEsModule(name: string): boolean {
  const file = join(ROOT, 'node_modules', name, 'package.json');
  if (!existsSync(file)) return false; // Node's own, and aliases.
  const {type, exports} = JSON.parse(readFileSync(file, 'utf8')) as {type?: string; exports?: unknown};
  return type === 'module' && !JSON.stringify(exports ?? {}).includes('"require"');
}
