import fc from 'fast-check';
import {expect, test} from 'vitest';
import {buildRecords} from '../plugin/buildRecords';
import type {PageSection} from '../plugin/readPage';
import type {IndexFile, TextsFile} from './indexFile';
import {packIndex, packTexts, unpackIndex} from './indexFile';

const ORIGIN = 'https://docs.example.com';
const texts = fc.string({unit: 'grapheme', maxLength: 30});
const sections = fc.array(
  fc.record({
    level: fc.integer({min: 2, max: 4}),
    heading: texts.filter((text) => text.trim() !== ''),
    anchor: fc.constantFrom('a', 'b', 'refetch-on-an-interval'),
    texts: fc.array(texts, {maxLength: 2}),
    code: fc.array(texts, {maxLength: 1}),
    properties: fc.array(
      fc.record({name: fc.constantFrom('gcTime', '--watch'), anchor: fc.constantFrom('a', 'c'), text: texts}),
      {maxLength: 2},
    ),
  }),
  {maxLength: 6},
);

test('gives back the records it packed', () => {
  fc.assert(
    fc.property(sections, sections, (first, second) => {
      const own: PageSection = {level: 1, heading: 'Title', anchor: '', texts: ['Lead.'], code: [], properties: []};
      const pages = [first, second].map((list, index) => ({
        path: `/docs/page-${index}`,
        title: `Page ${index}`,
        description: 'What it does.',
        keywords: 'polling, interval',
        section: 'React hooks',
        sections: [own, ...list],
        links: [`/docs/page-${1 - index}`],
      }));
      const records = buildRecords({
        origin: ORIGIN,
        language: 'en',
        version: '1.x',
        docusaurus_tag: 'docs-default-1.x',
        pages,
      });
      expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
      // As it arrives: through JSON.
      const [file, texts] = JSON.parse(
        JSON.stringify([packIndex(records, ORIGIN, 'texts.json'), packTexts(records)]),
      ) as [IndexFile, TextsFile];
      expect(unpackIndex(file, texts)).toEqual(records);
      const named = records.filter(({type}) => type !== 'content');
      expect(unpackIndex(file)).toEqual(
        named.map((record) => ({...record, content: record.type === 'lvl1' ? record.content : null, code: ''})),
      );
    }),
  );
});

test('refuses an empty version', () => {
  expect(() => packIndex([], ORIGIN, 'texts.json')).toThrow('at least one record');
});
