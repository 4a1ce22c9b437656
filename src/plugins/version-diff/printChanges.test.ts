import fc from 'fast-check';
import {expect, test} from 'vitest';
import type {Change, DiffSign} from '../../lib/change';
import {parseChanges} from '../../lib/parseChanges';
import {printChanges} from './printChanges';

const PAGE = {
  title: 'useQuery()',
  version: {label: '2.x', url: 'https://h.example/docs/hooks/useQuery'},
  previous: {label: '1.x', url: 'https://h.example/docs/1.x/hooks/useQuery'},
};

test('the file names both pages, then has a block for each change', () => {
  const text = printChanges(PAGE, [
    {
      title: 'Signature',
      lines: [
        {sign: ' ', text: 'call('},
        {sign: '-', text: '  a,'},
        {sign: '+', text: ''},
        {sign: ' ', text: ''},
      ],
    },
  ]);
  expect(text).toMatch(/^---\ntitle: "useQuery\(\): changed since 1\.x"\nversion: "2\.x"\ncanonical_url: "\S+"\n/);
  expect(text).toContain(`\nprevious_url: "${PAGE.previous.url}"\n---\n\n# useQuery(): changed since 1.x\n`);
  expect(text.endsWith('\n## Signature\n\n```diff\n  call(\n-   a,\n+\n\n```\n')).toBe(true);
});

test('the browser reads what is written', () => {
  const line = fc.record({
    sign: fc.constantFrom<DiffSign>(' ', '-', '+'),
    text: fc.constantFrom('', 'a(', '  b', '```', '```diff', '## Title', '- c', '// ü'),
  });
  const change = fc.record({
    title: fc.constantFrom('Signature', 'src/App.tsx', 'a.ts (migration guide)'),
    lines: fc.array(line, {minLength: 1, maxLength: 6}),
  });
  fc.assert(
    fc.property(fc.array(change, {maxLength: 3}), (changes: Change[]) => {
      expect(parseChanges(printChanges(PAGE, changes))).toEqual(changes);
    }),
  );
});

test('a page that a host answers with has no changes', () => {
  expect(parseChanges('<!doctype html><title>Not found</title>')).toEqual([]);
});
