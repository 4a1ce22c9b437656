import {expect, test} from 'vitest';
import {createEngine} from './index';
import {buildRecord, RECORDS} from './records.testing';

const engine = createEngine(RECORDS);
const findPaths = (query: string): string[] =>
  engine.findRows(query).map(({url}) => url.replace('https://docs.example.com/docs/', ''));
const ask = (request: Record<string, unknown>): Record<string, unknown> =>
  engine.respond({requests: [{indexName: 'docs', ...request}]}).results[0] as unknown as Record<string, unknown>;

test.each([
  ['useQuery', 'hooks/useQuery'],
  ['usequeries', 'hooks/useQueries'],
  ['useQuer', 'hooks/useQuery'],
  ['query state', 'query-client/getQueryState'],
  ['infinite query state', 'query-client/getInfiniteQueryState'],
  ['useInfiniteQeury', 'hooks/useInfiniteQuery'],
  ['cancleQueries', 'query-client/cancelQueries'],
  ['is fetching', 'hooks/useIsFetching'],
  ['how do I invalidate all the queries', 'query-client/invalidateQueries'],
  ['--filter-services', 'codegen/CLI#option-filter-services'],
  ['command line', 'codegen/CLI'],
  ['authentication basic', 'authorization/basic-authentication'],
  ['basicauthentication', 'authorization/basic-authentication'],
  ['polling', 'hooks/useQuery'],
])('finds %s at %s', (query, path) => {
  expect(findPaths(query)[0]).toBe(path);
});

test('of pages that match equally well, the one that more pages link to comes first', () => {
  const pages = ['getA', 'getB', 'getC'].map((path, index) =>
    buildRecord({path, title: path, content: 'Keeps data offline.', pageRank: [0, 12, 3][index]}),
  );
  const rows = createEngine(pages).findRows('offline data');
  expect(rows.map(({hierarchy}) => hierarchy.lvl1)).toEqual(['getB', 'getC', 'getA']);
});

test('a keyword that is the whole query beats its words anywhere else', () => {
  const pages = [
    buildRecord({path: 'a', title: 'First', content: 'Keep the previous data, and keep the previous page.'}),
    buildRecord({path: 'b', title: 'Second', content: 'Shows data.', keywords: 'polling, keep previous data'}),
  ];
  expect(createEngine(pages).findRows('keep previous data')[0]?.hierarchy.lvl1).toBe('Second');
});

test('finds an option by its words', () => {
  const option = {path: 'a', title: 'CLI', headings: ['--clean-output'], anchor: 'option-clean-output'};
  const pages = [
    buildRecord({path: 'a', title: 'CLI', content: 'Writes files.'}),
    buildRecord({...option, type: 'lvl2'}),
    buildRecord({path: 'b', title: 'Clean up the output', content: 'Removes old files.', pageRank: 9}),
  ];
  expect(createEngine(pages).findRows('clean output')[0]?.hierarchy.lvl1).toBe('CLI');
});

test.each(['qqjjxx', 'volcano eruption', 'docker swarm', 'bzzzrtpl', '!!!', '🐙'])('has no results for %s', (query) => {
  expect(findPaths(query)).toEqual([]);
});

test.each([
  ['useQuery', true],
  ['command line', true],
  // Words that no record has, repaired words, and what may be a quotation.
  ['rate limit', false],
  ['useQuerry', false],
  ['use query with interval', false],
])('is sure of %s: %s', (query, isSure) => {
  expect(engine.isSure(query)).toBe(isSure);
});

test('shows a passage only below the row of its page', () => {
  const rows = engine.findRows('order has shipped');
  expect(rows.map(({type}) => type)).toEqual(['lvl1', 'content']);
  expect(new Set(rows.map(({hierarchy}) => hierarchy.lvl1)).size).toBe(1);
});

test('responds in the format of the protocol', () => {
  const result = ask({
    query: 'polling',
    hitsPerPage: 1,
    attributesToRetrieve: ['hierarchy.lvl1', 'url'],
    attributesToSnippet: ['content:3'],
    clickAnalytics: true,
  });
  expect(result).toMatchObject({
    nbHits: 2,
    page: 0,
    nbPages: 2,
    hitsPerPage: 1,
    query: 'polling',
    index: 'docs',
    exhaustiveNbHits: true,
  });
  expect(result.queryID).toMatch(/^[0-9a-f]{32}$/);
  expect(Object.keys((result.hits as object[])[0]!).sort()).toEqual([
    '_highlightResult',
    '_snippetResult',
    'hierarchy',
    'objectID',
    'url',
  ]);
});

test('marks matches, cuts to the asked number of words and escapes the rest', () => {
  const result = ask({
    query: 'shipped order',
    attributesToSnippet: ['content:4'],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  });
  const passage = (result.hits as {type: string; _snippetResult: {content: object}}[]).find(
    ({type}) => type === 'content',
  );
  expect(passage?._snippetResult.content).toEqual({
    value: '…the <mark>order</mark> has <mark>shipped</mark>.',
    matchLevel: 'full',
  });
});

test('escapes markup of the records', () => {
  const result = ask({query: 'polling', highlightPreTag: '<mark>', highlightPostTag: '</mark>'});
  const passage = (result.hits as {type: string; content: string; _highlightResult: {content: {value: string}}}[]).find(
    ({type}) => type === 'content',
  )!;
  expect(passage.content).toContain('&amp; stop &lt;b&gt;polling&lt;/b&gt;');
  expect(passage._highlightResult.content.value).toContain('&lt;b&gt;<mark>polling</mark>&lt;/b&gt;');
});

test('pages through the results', () => {
  const all = ask({query: 'query', hitsPerPage: 1000}).hits as {objectID: string}[];
  const second = ask({query: 'query', hitsPerPage: 2, page: 1}).hits as {objectID: string}[];
  expect(second.map(({objectID}) => objectID)).toEqual(all.slice(2, 4).map(({objectID}) => objectID));
});

test('combines filters with AND and their alternatives with OR', () => {
  const both = createEngine([
    ...RECORDS,
    buildRecord({path: '1.x/hooks/useQuery', title: 'useQuery()', version: '1.x'}),
  ]);
  const find = (facetFilters: unknown): string[] => {
    const [result] = both.respond({requests: [{indexName: 'docs', query: 'useQuery', facetFilters}]}).results;
    return result!.hits
      .filter(({type}) => type === 'lvl1')
      .map(({version, hierarchy}) => `${version} ${hierarchy?.lvl1}`);
  };
  expect(find([['language:en'], ['docusaurus_tag:default', 'docusaurus_tag:docs-default-1.x']])).toEqual([
    '1.x useQuery()',
  ]);
  expect(find(['language:en', 'version:-1.x'])[0]).toBe('current useQuery()');
  expect(find(['language:de'])).toEqual([]);
});

test('counts facets when asked to', () => {
  expect(ask({query: 'useQuery', facets: ['docusaurus_tag']}).facets).toEqual({
    docusaurus_tag: {'docs-default-current': expect.any(Number)},
  });
});

test('responds to several queries of one request, in their order', () => {
  const {results} = engine.respond({
    requests: [
      {indexName: 'a', query: 'useQuery'},
      {indexName: 'b', query: 'zzzzqq'},
    ],
  });
  expect(results.map(({index, nbHits}) => [index, nbHits > 0])).toEqual([
    ['a', true],
    ['b', false],
  ]);
});

test('reads parameters that older clients send in one string', () => {
  expect(ask({params: 'query=useQuery&hitsPerPage=1&facetFilters=%5B%22language%3Aen%22%5D'})).toMatchObject({
    query: 'useQuery',
    hitsPerPage: 1,
  });
});

test.each([
  [undefined, 'Expecting a `requests` attribute'],
  [{requests: 'all'}, 'Expecting a `requests` attribute'],
  [{requests: [null]}, 'requests[0]: expecting an object'],
  [{requests: [{query: 'a'}]}, 'requests[0].indexName: expecting a string'],
  [{requests: [{indexName: 'a', query: 5}]}, 'requests[0].query: expecting a string'],
  [{requests: [{indexName: 'a', hitsPerPage: 1001}]}, 'requests[0].hitsPerPage: expecting an integer from 0 to 1000'],
  [{requests: [{indexName: 'a', facetFilters: 5}]}, 'requests[0].facetFilters: expecting a list'],
  [{requests: [{indexName: 'a', type: 'facet'}]}, 'searching facet values is not supported'],
])('refuses %j', (body, message) => {
  expect(() => engine.respond(body)).toThrow(message);
});

test('works without records', () => {
  expect(createEngine([]).respond({requests: [{indexName: 'a', query: 'useQuery'}]}).results[0]).toMatchObject({
    hits: [],
    nbHits: 0,
    nbPages: 0,
  });
});
