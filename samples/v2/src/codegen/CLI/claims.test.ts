import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { generateClient } from '../../../testing/runCli';
import { makeTemporaryFolder } from '../../../testing/temporaryProject';

const folder = makeTemporaryFolder('cli-claims');

/** Runs the CLI on a document of this folder; returns a reader of what it wrote. */
async function generate(
  document: string,
  name: string,
  ...options: string[]
) {
  const output = path.join(folder, name);
  await generateClient(
    path.join(import.meta.dirname, document),
    output,
    ...options,
  );
  return (file: string) => readFileSync(path.join(output, file), 'utf8');
}

test('aliases, order, and parameters of a path', async () => {
  const read = await generate(
    'unsorted.yaml',
    'unsorted',
    '--alphabetize',
    '--explicit-component-exports',
  );
  const types = read('schema.ts');
  expect(types.match(/^export type \w+ = components.*$/gm)).toEqual([
    'export type Room = components["schemas"]["Room"];',
    'export type Shelf = components["schemas"]["Shelf"];',
  ]);
  expect(types.indexOf('"/rooms"')).toBeLessThan(
    types.indexOf('"/shelves/{shelfId}"'),
  );
  const services = read('services/index.ts');
  expect(services.indexOf('ShelvesService')).toBeLessThan(
    services.indexOf('RoomsService'),
  );
  // The parameters of the operation in schema.ts include those of its path.
  expect(read('services/ShelvesService.ts')).toContain(
    'type GetShelfParameters = paths["/shelves/{shelfId}"]["get"]["parameters"];',
  );
  expect(types).toMatch(/getShelf: \{.*?path: \{\s*shelfId: /s);
}, 60_000);

test('with --export-type, no schema has an alias', async () => {
  const read = await generate(
    'unsorted.yaml',
    'types',
    '--export-type',
    '--explicit-component-exports',
  );
  expect(read('schema.ts')).not.toContain('export type Shelf');
}, 60_000);

test('--array-length writes tuples for short arrays', async () => {
  const read = await generate('arrays.yaml', 'arrays', '--array-length');
  const types = read('schema.ts').replace(/\s+/g, ' ');
  expect(types).toContain('least?: [ string, ...string[] ];');
  expect(types).toContain('most?: [ ] | [ string ];');
  expect(types).toContain('many?: string[];');
}, 60_000);

test('a path that is excluded is checked, too', async () => {
  await expect(
    generate(
      'sameOperationId.yaml',
      'excluded',
      ...['--filter-services', '/shelves'],
    ),
  ).rejects.toMatchObject({
    message: expect.stringContaining(
      'Every operation must have a unique `operationId`.',
    ),
  });
}, 60_000);

test('unknown sub-options are ignored', async () => {
  const read = await generate(
    'shelf.yaml',
    'sub-options',
    ...['--create-api-client-fn', 'createAPIClient', 'callback:useQuery'],
  );
  expect(read('createAPIClient.ts')).toContain(
    'import * as allCallbacks from "@openapi-qraft/react/callbacks/index"',
  );
}, 60_000);

test.each([
  ['no-such-file', '@openapi-qraft/tanstack-query-react-types'],
  ['ShelvesService', '@openapi-qraft/tanstack-query-react-types'],
  ['services', '@openapi-qraft/no-such-module'],
])(
  'an import override of %s from %s changes nothing',
  async (file, module) => {
    const read = await generate(
      'shelf.yaml',
      `override-${file}`,
      ...['--override-import-type', file, `${module}:OperationError:../x`],
    );
    const service = read('services/ShelvesService.ts');
    expect(service).toMatch(
      /import type \{[^}]*\bOperationError\b[^}]*\} from "@openapi-qraft\/tanstack-query-react-types"/,
    );
    expect(service).not.toContain('"../x"');
  },
  60_000,
);

test('a modifier renames both of two operations with one name', async () => {
  const read = await generate(
    'sameName.yaml',
    'same-name',
    ...[
      '--operation-name-modifier',
      'post /shelves:^listShelves$ ==> find',
    ],
  );
  const service = read('services/ShelvesService.ts');
  expect(service.match(/^export const find = /gm)).toHaveLength(2);
  expect(service).not.toContain('const listShelves');
}, 60_000);

// > a pattern that matches an earlier path of the document comes first
// > headers first, then query parameters, then cookies
test('predefined parameters do not keep the order of the command', async () => {
  const read = await generate(
    'predefined.yaml',
    'predefined',
    '--operation-predefined-parameters',
    '/shelves:query.locale,header.X-Store-Id',
    '/shelves,/rooms:header.X-Api-Version',
  );
  const file = read('create-predefined-parameters-request-fn.ts');
  const [type] = file.split('export const');
  expect(type!.match(/(?<=requestPattern: ").*(?=")/g)).toEqual([
    'get /shelves,/rooms',
    'get /shelves',
  ]);
  expect(type!.match(/(?<=name: ").*(?=")/g)).toEqual([
    'X-Api-Version',
    'X-Store-Id',
    'locale',
  ]);
}, 60_000);

test('options of the types do not reach every schema', async () => {
  const defaults = await generate('schemas.yaml', 'schemas');
  // A default in a component, and in a schema inside a request body.
  expect(defaults('schema.ts')).toMatch(/boards: number;/);
  expect(defaults('schema.ts')).toMatch(/copies\?: number;/);

  const values = await generate(
    'schemas.yaml',
    'values',
    ...['--enum-values', '--additional-properties'],
    '--explicit-component-exports',
  );
  const types = values('schema.ts');
  expect(types.match(/\w+(?=Values:)/g)).toEqual(['shelfGenre']);
  expect(types).toContain('notes?: Record<string, never>;');
  expect(types.match(/(?<=^export type )\w+(?= = components)/gm)).toEqual([
    'Shelf',
  ]);

  const enums = await generate(
    'schemas.yaml',
    'enums',
    ...['--enum', '--enum-values'],
  );
  expect(enums('schema.ts')).not.toContain('Values');
  expect(enums('schema.ts').match(/(?<=enum )\w+/g)).toEqual([
    'ShelfGenre',
  ]);
}, 60_000);
