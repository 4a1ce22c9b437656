// What the kept output of the 1.x CLI says; see scripts/samples/v1Cli.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const project = path.resolve(import.meta.dirname, '../..');
const read = (file: string) =>
  readFileSync(path.join(project, file), 'utf8');

test('a service with GET and HEAD lacks the import of the mutation type', () => {
  const service = read('output/cli/head/BooksService.ts.txt');
  expect(service).toContain('checkBooks: ServiceOperationMutation<{');
  expect(service).toContain(
    'import type { ServiceOperationQuery } from "@openapi-qraft/react";',
  );
  expect(service).not.toMatch(/import .*ServiceOperationMutation/);
});

test('types are imported like values, which verbatimModuleSyntax refuses', () => {
  expect(read('generated/api/create-api-client.ts')).toContain(
    'import { qraftAPIClient, QraftClientOptions } from "@openapi-qraft/react";',
  );
  expect(read('generated/api/services/index.ts')).toContain(
    'import { BooksService, booksService } from "./BooksService";',
  );
});

test('operations without an id are named after method and path', () => {
  expect(read('generated/api/services/BooksService.ts')).toContain(
    '    getBooksStock: ServiceOperationQuery<{',
  );
});

test('without the types plugin no types are written', () => {
  const files = readdirSync(path.join(project, 'generated/api-imported'));
  expect(files.sort()).toEqual([
    'create-api-client.ts',
    'index.ts',
    'services',
  ]);
});
