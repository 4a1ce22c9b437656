import {expect, test} from 'vitest';
import {collectServices, type Operation} from './collectServices';
import type {OperationObject} from './document';

const JSON_BODY = {content: {'application/json': {schema: {type: 'string'}}}};

function collect(method: string, operation: OperationObject): Operation | undefined {
  return collectServices({openapi: '3.1.0', paths: {'/books': {[method]: operation}}})[0]?.operations[0];
}

test('names the key, the type, and the constant of a service', () => {
  const paths = {'/gift-cards': {get: {}}, '/gift-cards/{id}': {delete: {}}};
  expect(collectServices({openapi: '3.1.0', paths})).toMatchObject([
    {
      name: 'giftCards',
      typeName: 'GiftCardsService',
      variableName: 'giftCardsService',
      operations: [{name: 'getGiftCards'}, {name: 'deleteGiftCards'}],
    },
  ]);
});

test('sorts responses into data and error and leaves out those without content', () => {
  const responses = {'200': JSON_BODY, '204': {}, '404': JSON_BODY, default: JSON_BODY};
  expect(collect('get', {responses})).toMatchObject({
    successes: [{status: '200'}],
    errors: [{status: '404'}, {status: 'default'}],
  });
});

test('does not follow a reference, as 1.x did not', () => {
  const responses = {'404': {$ref: '#/components/responses/NotFound'}};
  expect(collect('get', {responses})?.errors).toEqual([]);
});

test('lists the security schemes of the operation in their order', () => {
  expect(collect('get', {security: [{Token: []}, {Cookie: []}]})?.security).toEqual(['Token', 'Cookie']);
  expect(collect('get', {})?.security).toBeUndefined();
});

test('leaves out what is not an HTTP method', () => {
  const paths = {'/books': {parameters: [], summary: 'Books', get: {}}};
  expect(collectServices({openapi: '3.1.0', paths})[0]?.operations).toHaveLength(1);
});

test('refuses two operations of one name and names both', () => {
  const paths = {'/books/{id}': {get: {}}, '/books': {get: {}}};
  expect(() => collectServices({openapi: '3.1.0', paths})).toThrow(
    'BooksService would have two operations called "getBooks": GET /books/{id} and GET /books.',
  );
});
