import {expect, test} from 'vitest';
import {pickMediaType} from './pickMediaType';

const SCHEMA = {schema: {type: 'string'}};

test('prefers a common media type to the first one', () => {
  expect(pickMediaType({'text/csv': SCHEMA, 'application/json': SCHEMA})).toBe('application/json');
});

test('takes the first common one in the order of the document', () => {
  expect(pickMediaType({'multipart/form-data': SCHEMA, 'application/json': SCHEMA})).toBe('multipart/form-data');
});

test('ignores parameters of a media type when it compares', () => {
  expect(pickMediaType({'image/png': SCHEMA, 'text/plain; charset=utf-8': SCHEMA})).toBe('text/plain; charset=utf-8');
});

test('falls back to the first one with a schema', () => {
  expect(pickMediaType({'application/json': {}, 'application/problem+json': SCHEMA})).toBe('application/problem+json');
});

test('finds nothing in a body without schemas', () => {
  expect(pickMediaType({'application/json': {}})).toBeUndefined();
  expect(pickMediaType(undefined)).toBeUndefined();
});
