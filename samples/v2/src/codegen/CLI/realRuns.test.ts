// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { generateClient } from '../../../testing/runCli';
import { makeTemporaryFolder } from '../../../testing/temporaryProject';

const folder = makeTemporaryFolder('cli-run');

const readService = (name: string) =>
  readFileSync(path.join(folder, `services/${name}.ts`), 'utf8');

beforeAll(
  () =>
    generateClient(
      path.join(import.meta.dirname, 'twoTags.yaml'),
      folder,
      ...['--service-name-base', 'tags'],
      '--operation-name-modifier',
      'get /shelves:.* ==> find',
      'post /shelves:^createShelf$ ==> createShelf',
    ),
  60_000,
);

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
