import { expect, test } from 'vitest';
import { prepareDocument } from './prepareDocument';

const problem = { description: 'No.', content: {} };
const shelfId = { name: 'shelfId', in: 'path', required: true };

function prepare(operation: object) {
  const { paths } = prepareDocument({
    security: [{ MemberToken: [] }],
    paths: {
      '/shelves/{shelfId}': {
        parameters: [{ $ref: '#/components/parameters/ShelfId' }],
        get: operation,
      },
    },
    components: {
      parameters: { ShelfId: shelfId },
      responses: {
        Problem: problem,
        Alias: { $ref: '#/components/responses/Problem' },
      },
      requestBodies: { Label: { content: {} } },
    },
  });
  return paths['/shelves/{shelfId}'];
}

test('gives an operation the parameters of its path and the root security', () => {
  expect(prepare({})).toEqual({
    get: {
      parameters: [shelfId],
      security: [{ MemberToken: [] }],
    },
  });
});

test('keeps what the operation says itself', () => {
  const own = { name: 'shelfId', in: 'path', description: 'Own.' };
  expect(prepare({ parameters: [own], security: [] })).toEqual({
    get: { parameters: [own], security: [] },
  });
});

test('writes out references to responses and bodies', () => {
  expect(
    prepare({
      requestBody: { $ref: '#/components/requestBodies/Label' },
      responses: {
        404: { $ref: '#/components/responses/Problem' },
        500: { $ref: '#/components/responses/Alias' },
      },
    }),
  ).toMatchObject({
    get: {
      requestBody: { content: {} },
      responses: { 404: problem, 500: problem },
    },
  });
});

test('prepares each method that a path can have', () => {
  const { paths } = prepareDocument({
    paths: { '/shelves/{shelfId}': { parameters: [shelfId], trace: {} } },
  });
  expect(paths['/shelves/{shelfId}']).toEqual({
    trace: { parameters: [shelfId] },
  });
});

test('names a reference that leads nowhere', () => {
  const $ref = '#/components/responses/Missing';
  expect(() => prepare({ responses: { 404: { $ref } } })).toThrow($ref);
});
