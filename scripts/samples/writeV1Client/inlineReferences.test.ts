import {expect, test} from 'vitest';
import type {OpenApiDocument} from './document';
import {inlineReferences} from './inlineReferences';

const NOT_FOUND = {content: {'application/json': {schema: {type: 'string'}}}};

function documentWithResponse(reference: string): OpenApiDocument {
  return {
    openapi: '3.1.0',
    paths: {'/books': {parameters: [], get: {responses: {'404': {$ref: reference}}}}},
    components: {responses: {NotFound: NOT_FOUND}},
  };
}

test('puts a referenced response in the place of its reference', () => {
  const document = documentWithResponse('#/components/responses/NotFound');
  expect(inlineReferences(document).paths['/books']?.get).toEqual({responses: {'404': NOT_FOUND}});
  expect(document.paths['/books']?.get).toEqual({responses: {'404': {$ref: '#/components/responses/NotFound'}}});
});

test('names a reference that leads nowhere', () => {
  expect(() => inlineReferences(documentWithResponse('#/components/responses/Gone'))).toThrow(
    '"#/components/responses/Gone" is not in the document.',
  );
});
