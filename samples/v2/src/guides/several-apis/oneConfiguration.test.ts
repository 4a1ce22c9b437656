// @vitest-environment node
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';
import { createHost } from '../../../testing/createHost';
import { runCli } from '../../../testing/runCli';
import {
  BUNDLER_SETTINGS,
  INSTALLED,
  makeTemporaryFolder,
  PROJECT,
} from '../../../testing/temporaryProject';

const folder = makeTemporaryFolder('apis');

/** What the compiler says of a file in the folder. */
function compile(name: string, text: string) {
  const file = path.join(folder, 'src', name);
  writeFileSync(file, text);
  const program = ts.createProgram(
    [file],
    BUNDLER_SETTINGS,
    createHost(BUNDLER_SETTINGS),
  );
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) =>
      ts.flattenDiagnosticMessageText(messageText, '\n'),
    );
}

beforeAll(async () => {
  mkdirSync(path.join(folder, 'src'));
  symlinkSync(INSTALLED, path.join(folder, 'node_modules'));
  copyFileSync(
    path.join(PROJECT, '../openapi/bookshop.yaml'),
    path.join(folder, 'openapi.yaml'),
  );
  for (const name of ['redocly.yaml', 'suppliers.yaml']) {
    copyFileSync(
      path.join(import.meta.dirname, name),
      path.join(folder, name),
    );
  }
  await runCli(folder, ['--redocly']);
}, 120_000);

test('one run writes two clients with names of their own', () => {
  expect(
    compile(
      'two.ts',
      `
      import { createShopClient, type components as Shop } from './shop-api';
      import { createSuppliersClient, type components as Suppliers } from './suppliers-api';
      export const keys = [
        createShopClient().books.getBook.getQueryKey({ path: { bookId: 7 } }),
        createSuppliersClient().books.getBook.getQueryKey({ path: { bookId: 7 } }),
      ];
      declare const book: Suppliers['schemas']['Book'];
      // @ts-expect-error: another shape under the same name
      export const other: Shop['schemas']['Book'] = book;
      `,
    ),
  ).toEqual([]);
}, 60_000);

test('clients of parts of a document share one types file', async () => {
  copyFileSync(
    path.join(import.meta.dirname, 'parts/redocly.yaml'),
    path.join(folder, 'parts.yaml'),
  );
  await runCli(folder, ['--redocly', 'parts.yaml']);
  expect(existsSync(path.join(folder, 'src/books-api/schema.ts'))).toBe(
    false,
  );
  expect(
    readFileSync(
      path.join(folder, 'src/books-api/services/BooksService.ts'),
      'utf8',
    ),
  ).toContain('from "../../api-types/schema"');
  expect(
    compile(
      'parts.ts',
      `
      import { createAPIClient as createBooksClient } from './books-api';
      import { createAPIClient as createOrdersClient } from './orders-api';
      export const keys = [
        createBooksClient().books.getBook.getQueryKey({ path: { bookId: 7 } }),
        createOrdersClient().orders.listOrders.schema,
      ];
      `,
    ),
  ).toEqual([]);
}, 120_000);
