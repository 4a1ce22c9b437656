import {renderToStaticMarkup} from 'react-dom/server';
import {parse} from 'node-html-parser';
import {expect, test} from 'vitest';
import QueryCacheView, {type CacheEntry} from './index';

const ENTRY: CacheEntry = {
  hash: '["books"]',
  key: ['books'],
  kind: 'query',
  status: 'success',
  fetchStatus: 'idle',
  observers: 1,
  updatedAt: new Date(2025, 0, 15, 12, 4, 5).getTime(),
  isInvalidated: false,
};

function readFacts(entry: Partial<CacheEntry>): string[] {
  const html = renderToStaticMarkup(<QueryCacheView entries={[{...ENTRY, ...entry}]} />);
  return parse(html)
    .querySelectorAll('code, mark, span')
    .map(({text}) => text);
}

test('shows the key, the status, the observers, and when the data was updated', () => {
  expect(readFacts({})).toEqual(['["books"]', 'success', '1 observer', 'updated 12:04:05']);
});

test('says more only while it applies', () => {
  expect(
    readFacts({status: 'pending', fetchStatus: 'fetching', isInvalidated: true, observers: 0, updatedAt: 0}),
  ).toEqual(['["books"]', 'pending', 'fetching', 'invalidated', '0 observers']);
});

test('shows the operation and its parameters instead of the key, which is collapsed', () => {
  const key = [{method: 'get', url: '/books', infinite: true}, {query: {tag: ['a "b": c'], 'a-b': 1}}];
  const html = renderToStaticMarkup(<QueryCacheView entries={[{...ENTRY, key, operation: 'books.listBooks'}]} />);
  const item = parse(html);
  expect(item.querySelector('summary')?.text).toBe('books.listBooks { query: { tag: ["a \\"b\\": c"], "a-b": 1 } }');
  expect(JSON.parse(item.querySelector('details > code')?.text ?? '')).toEqual(key);
  expect(item.querySelectorAll('p > span').map(({text}) => text)).toContain('infinite');
});

test('shows the request when the operation has no name', () => {
  const key = [{method: 'patch', url: '/books/{bookId}'}, {}];
  const html = renderToStaticMarkup(<QueryCacheView entries={[{...ENTRY, key, kind: 'mutation'}]} />);
  expect(parse(html).querySelector('summary')?.text).toBe('PATCH /books/{bookId} {}');
});

test('a mutation has no observers', () => {
  expect(readFacts({kind: 'mutation', fetchStatus: 'paused'})).toEqual([
    '["books"]',
    'mutation',
    'success',
    'paused',
    'updated 12:04:05',
  ]);
});

test('names the call that has just matched the entry, not only by color', () => {
  expect(readFacts({hit: 'invalidateQueries'})).toContain('invalidateQueries()');
});

test('says when the cache is empty', () => {
  expect(renderToStaticMarkup(<QueryCacheView entries={[]} />)).toContain('The cache is empty.');
});
