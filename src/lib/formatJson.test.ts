import {expect, test} from 'vitest';
import {formatJson} from './formatJson';

test('keeps short values on one line', () => {
  expect(formatJson({a: [1, 'b', null], c: {}})).toBe('{ "a": [1, "b", null], "c": {} }');
});

test('breaks what does not fit, from the outside in', () => {
  expect(formatJson([{url: '/books/{bookId}', method: 'get'}, {a: 1}], 40)).toBe(
    '[\n  {\n    "url": "/books/{bookId}",\n    "method": "get"\n  },\n  { "a": 1 }\n]',
  );
});
