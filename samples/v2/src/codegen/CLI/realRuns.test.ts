import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const project = path.join(import.meta.dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'cli-run-'));

const readService = (name: string) =>
  readFileSync(path.join(folder, `services/${name}.ts`), 'utf8');

// One run for all tests: starting the CLI takes seconds.
beforeAll(async () => {
  await promisify(execFile)(
    path.join(project, 'node_modules/.bin/openapi-qraft'),
    [
      path.join(import.meta.dirname, 'twoTags.yaml'),
      ...['--plugin', 'tanstack-query-react'],
      ...['--plugin', 'openapi-typescript'],
      ...['--output-dir', folder, '--service-name-base', 'tags'],
      '--operation-name-modifier',
      'get /shelves:.* ==> find',
      'post /shelves:^createShelf$ ==> createShelf',
    ],
  );
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

test('an operation with two tags is in both services', () => {
  expect(readService('RoomsService')).toContain('url: "/shelves"');
  expect(readService('RoomsService')).not.toContain('createShelf');
  expect(readService('ShelvesService')).toContain('method: "get"');
});

test('security of the document is not taken over, that of operations is', () => {
  const service = readService('ShelvesService');
  expect(service.match(/security: \["Token"\]/g)).toHaveLength(1);
  expect(readService('RoomsService')).not.toContain('security: [');
});

test('an expression without anchors replaces as often as it fits', () => {
  expect(readService('RoomsService')).toContain(
    `const ${'find'.repeat(2)} = `,
  );
});

test('a modifier may give an operation the name that it has', () => {
  expect(readService('ShelvesService')).toContain('const createShelf = ');
});
