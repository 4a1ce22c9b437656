import fc from 'fast-check';
import {expect, test} from 'vitest';
import {createEngine} from './index';
import {buildRecord, RECORDS} from './records.testing';

const VERSIONS = ['current', '1.x'];
const words = fc.constantFrom(
  'useQuery',
  'query',
  'infinite',
  'key',
  'cancel',
  'the',
  'how',
  'order',
  'polling',
  'Authentication',
  'x',
  '--filter-services',
);
/** Realistic queries and arbitrary strings. */
const queries = fc.oneof(
  fc.array(words, {maxLength: 6}).map((list) => list.join(' ')),
  fc.string({unit: 'binary', maxLength: 80}),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    '<img src=x onerror=alert(1)>',
    '.*(+[',
    '‮شحن ‏query',
    '👩‍💻🔥',
    'a'.repeat(5000),
    'İı',
    '%00',
    '&amp;',
  ),
);
const texts = fc.oneof(
  fc.string({unit: 'binary', maxLength: 120}),
  fc.constantFrom('<script>alert(1)</script>', 'useQuery() & <b>more</b>', '__proto__ constructor'),
);
const records = fc
  .array(
    fc.record({
      title: texts,
      content: texts,
      anchor: fc.constantFrom('', 'a', 'b'),
      version: fc.constantFrom(...VERSIONS),
    }),
    {maxLength: 12},
  )
  .map((list) =>
    list.map(({title, content, anchor, version}, index) =>
      buildRecord({
        path: `page-${index % 4}`,
        title,
        type: anchor ? 'lvl2' : 'lvl1',
        headings: anchor ? [title] : [],
        anchor,
        content,
        version,
      }),
    ),
  );
const filters = fc.array(
  fc.oneof(
    fc.constantFrom('language:en', 'version:1.x', 'version:-1.x', 'nothing:at all'),
    fc.array(fc.constantFrom('version:1.x', 'version:current'), {maxLength: 2}),
  ),
  {maxLength: 3},
);

const OPEN = '\u0001';
const CLOSE = '\u0002';

test('never throws, whatever is searched in whatever', () => {
  fc.assert(
    fc.property(records, queries, filters, fc.nat(3), fc.nat(30), (list, query, facetFilters, page, hitsPerPage) => {
      const request = {indexName: 'docs', query, facetFilters, page, hitsPerPage, attributesToSnippet: ['*:5']};
      const [result] = createEngine(list).respond({requests: [request]}).results;
      expect(result!.hits.length).toBeLessThanOrEqual(hitsPerPage);
      expect(result!.nbHits).toBeGreaterThanOrEqual(result!.hits.length);
    }),
    {numRuns: 300},
  );
});

test('gives the same rows in the same order each time, none twice', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const ids = createEngine(RECORDS)
        .findRows(query)
        .map(({objectID}) => objectID);
      expect(
        createEngine(RECORDS)
          .findRows(query)
          .map(({objectID}) => objectID),
      ).toEqual(ids);
      expect(new Set(ids).size).toBe(ids.length);
    }),
    {numRuns: 100},
  );
});

test('returns only hits that pass the filters', () => {
  fc.assert(
    fc.property(records, queries, fc.constantFrom(...VERSIONS), (list, query, version) => {
      const facetFilters = [[`version:${version}`], ['language:en']];
      const [result] = createEngine(list).respond({
        requests: [{indexName: 'docs', query, facetFilters, hitsPerPage: 1000}],
      }).results;
      for (const hit of result!.hits) expect(hit.version).toBe(version);
    }),
    {numRuns: 200},
  );
});

test('marks with pairs of tags, adds no other markup, and leaves the text unchanged', () => {
  fc.assert(
    fc.property(
      texts.filter((text) => !text.includes(OPEN) && !text.includes(CLOSE)),
      queries,
      (title, query) => {
        const engine = createEngine([buildRecord({path: 'page', title, content: title})]);
        const request = {
          indexName: 'docs',
          query,
          highlightPreTag: OPEN,
          highlightPostTag: CLOSE,
          attributesToSnippet: ['content:4'],
        };
        for (const hit of engine.respond({requests: [request]}).results[0]!.hits) {
          const highlighted = (hit._highlightResult?.hierarchy as Record<string, {value: string}>).lvl1!.value;
          const cut = (hit._snippetResult?.content as {value: string} | undefined)?.value ?? '';
          for (const html of [highlighted, cut]) {
            expect(html.replace(new RegExp(`${OPEN}[^${OPEN}${CLOSE}]+${CLOSE}`, 'g'), '')).not.toMatch(
              new RegExp(`[${OPEN}${CLOSE}]`),
            );
            expect(html).not.toMatch(/[<>"']/);
          }
          expect(highlighted.replace(new RegExp(`[${OPEN}${CLOSE}]`, 'g'), '')).toBe(hit.hierarchy?.lvl1);
        }
      },
    ),
    {numRuns: 300},
  );
});
