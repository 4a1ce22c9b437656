// cspell:ignore regoin
import {expect, test} from 'vitest';
import {isSampleMeta, parseMeta} from './parseMeta';

test('reads attributes, bare attributes and a range of lines', () => {
  expect(parseMeta(`sample="a/b.tsx" region='page' title="b.tsx" {1,3-5} record showLineNumbers`)).toEqual({
    attributes: {sample: 'a/b.tsx', region: 'page', title: 'b.tsx', record: true, showLineNumbers: true},
    highlight: '1,3-5',
  });
  expect(parseMeta('sample="a.ts" record="second"').attributes.record).toBe('second');
});

test('takes a fence for a sample when it names one, not when a title mentions it', () => {
  expect(isSampleMeta('title="a" sample="a.ts"')).toBe(true);
  expect(isSampleMeta('before="v1:a.ts" after="v2:a.ts"')).toBe(true);
  expect(isSampleMeta('title="sample"')).toBe(false);
  expect(isSampleMeta(null)).toBe(false);
});

test.each([
  ['sample="a.ts" regoin="x"', 'Unknown attribute "regoin". Did you mean "region"?'],
  ['sample="a.ts" sample="b.ts"', 'The attribute "sample" appears twice. Keep one of them.'],
  ['sample="a.ts" region', 'The attribute "region" needs a value: region="…".'],
  ['sample=""', 'The attribute "sample" needs a value: sample="…".'],
  ['sample="a.ts" {a-b}', 'Cannot parse "{a-b}" in the fence. Write attributes as name="value".'],
  ['sample="a.ts" region="a" lines="1-2"', '"region" and "lines" cannot be combined. Remove one of them.'],
  ['before="v1:a.ts"', 'A diff compares two samples, but "after" is missing.'],
  ['after="v1:a.ts"', 'A diff compares two samples, but "before" is missing.'],
  ['before="a.ts" after="b.ts" sample="c.ts"', 'A diff takes "before" and "after", not "sample".'],
  ['before="a.ts" after="b.ts" live', 'A diff does not run. Put "live" on a block with "sample".'],
  [
    'sample="a.ts" live="b"',
    'The attribute "live" takes no value. Write only live: the page runs the *.live.tsx file beside the sample.',
  ],
  ['before="a.ts" after="b.ts" record', 'A diff has no recording. Put "record" on a block with "sample".'],
])('refuses %s', (meta, message) => {
  expect(() => parseMeta(meta)).toThrow(message);
});
