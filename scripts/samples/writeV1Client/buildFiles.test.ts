import {expect, test} from 'vitest';
import {buildFiles} from './buildFiles';

const JSON_BODY = {content: {'application/json': {schema: {type: 'string'}}}};

const FILES = buildFiles({
  openapi: '3.1.0',
  paths: {
    '/books/{id}': {
      get: {operationId: 'getBook', parameters: [{}], responses: {'200': JSON_BODY, '404': JSON_BODY}},
      head: {operationId: 'checkBook', parameters: [{}], responses: {'200': {}}},
      put: {
        operationId: 'replaceBook',
        summary: 'Replace a book',
        deprecated: true,
        security: [{StaffKey: []}],
        requestBody: JSON_BODY,
        responses: {'204': {}},
      },
    },
    '/status': {get: {operationId: 'getStatus'}},
  },
});

const BOOKS = FILES.get('services/BooksService.ts') ?? '';

test('writes one file per service and three for the client', () => {
  expect([...FILES.keys()]).toEqual([
    'index.ts',
    'create-api-client.ts',
    'services/index.ts',
    'services/BooksService.ts',
    'services/StatusService.ts',
  ]);
});

test('says in every file that the 1.x generator is not published', () => {
  for (const text of FILES.values()) expect(text).toContain('is not published in the registry');
});

test('types GET as a query', () => {
  expect(BOOKS).toContain(
    'getBook: ServiceOperationQuery<{\n        method: "get";\n        url: "/books/{id}";\n    }, ',
  );
  expect(BOOKS).toContain('paths["/books/{id}"]["get"]["responses"]["404"]["content"]["application/json"]>;');
});

test('types HEAD as a mutation without a body', () => {
  expect(BOOKS).toContain('checkBook: ServiceOperationMutation<{');
  expect(BOOKS).toContain('}, undefined, unknown, paths["/books/{id}"]["head"]["parameters"], unknown>;');
});

test('writes mediaType as one string and security as a tuple', () => {
  expect(BOOKS).toContain('mediaType: "application/json";\n        security: ["StaffKey"];');
  expect(BOOKS).toContain('mediaType: "application/json",\n            security: ["StaffKey"]\n        }');
});

test('puts what the document says above an operation', () => {
  expect(BOOKS).toContain('    /**\n     * @deprecated\n     * @summary Replace a book\n     */\n    replaceBook:');
});

test('imports only the types that a service needs', () => {
  expect(FILES.get('services/StatusService.ts')).toContain('import type { ServiceOperationQuery } from');
});
