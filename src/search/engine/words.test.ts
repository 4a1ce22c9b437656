import {expect, test} from 'vitest';
import {editDistance} from './editDistance';
import {stem} from './stem';
import {splitWords, squeeze, toIndexTerms, toParts, toRun} from './words';

test('keeps identifiers whole and parts texts at punctuation', () => {
  expect(splitWords('api.books.getBook(), no-unstable-deps!').map(({text}) => text)).toEqual([
    'api',
    'books',
    'getBook',
    'no-unstable-deps',
  ]);
});

test.each([
  ['getInfiniteQueryKey', 'getinfinitequerykey', ['get', 'infinite', 'query', 'key']],
  ['no-unstable-deps', 'nounstabledeps', ['no', 'unstable', 'deps']],
  ['fetchURL2x', 'fetchurl2x', ['fetch', 'url', '2', 'x']],
  ['CLI', 'cli', ['cli']],
])('reads %s as one run and as its parts', (word, run, parts) => {
  expect(toRun(word)).toBe(run);
  expect(toParts(word)).toEqual(parts);
});

test('indexes runs and tails as they are, and stems parts only', () => {
  expect(toIndexTerms('invalidateQueries')).toEqual(['invalidatequeries', 'queries', 'invalidate', 'query']);
});

test('squeezes a text into one run', () => {
  expect(squeeze('useQuery() & more')).toBe('usequerymore');
});

test.each([
  ['queries', 'query'],
  ['cookies', 'cookie'],
  ['keys', 'key'],
  ['caching', 'cache'],
  ['invalidating', 'invalidate'],
  ['cancelled', 'cancel'],
  ['controlled', 'control'],
  ['installing', 'install'],
  ['calling', 'call'],
  ['scrolling', 'scroll'],
  ['spelling', 'spell'],
  ['fetching', 'fetch'],
  ['status', 'status'],
  ['string', 'string'],
  ['https', 'https'],
  ['process', 'process'],
])('stems %s to %s', (word, expected) => {
  expect(stem(word)).toBe(expected);
});

test('counts a swap of neighbors as one edit', () => {
  expect(editDistance('qeury', 'query', 2)).toBe(1);
  expect(editDistance('suspence', 'suspense', 2)).toBe(1);
});

test('gives up beyond the limit', () => {
  expect(editDistance('volcano', 'query', 2)).toBe(3);
});

test('compares with the beginning of a longer word when asked to', () => {
  expect(editDistance('mutaiton', 'mutationstate', 2, true)).toBe(1);
  expect(editDistance('mutaiton', 'mutationstate', 2)).toBe(3);
});
