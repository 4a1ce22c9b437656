import fc from 'fast-check';
import {expect, test} from 'vitest';
import {parseChanges, type Change} from '../../../lib/changes';
import {diffSamples} from '../../../remark/samples/diffSamples';
import {printChanges} from './printChanges';

const PAGE = {
  title: 'useQuery()',
  version: {label: '2.x', url: 'https://h.example/docs/hooks/useQuery'},
  previous: {label: '1.x', url: 'https://h.example/docs/1.x/hooks/useQuery'},
};

test('the file names both pages, then has a block for each change', () => {
  const text = printChanges(PAGE, [{title: 'Signature', diff: '  call(\n-   a,\n+\n'}]);
  expect(text).toMatch(/^---\ntitle: "useQuery\(\): changed since 1\.x"\nversion: "2\.x"\ncanonical_url: "\S+"\n/);
  expect(text).toContain(`\nprevious_url: "${PAGE.previous.url}"\n---\n\n# useQuery(): changed since 1.x\n`);
  expect(text.endsWith('\n## Signature\n\n```diff\n  call(\n-   a,\n+\n\n```\n')).toBe(true);
});

test('the browser reads what is written', () => {
  const line = fc.constantFrom('', 'a(', '  b', '```', '```diff', '## Title', '- c', '+ d', '// ü');
  const code = fc.array(line, {minLength: 1, maxLength: 6}).map((lines) => lines.join('\n'));
  const change = fc.record({
    title: fc.constantFrom('Signature', 'src/App.tsx', 'a.ts (migration guide)'),
    diff: fc.tuple(code, code).map(([before, after]) => diffSamples(before, after)),
  });
  fc.assert(
    fc.property(fc.array(change, {maxLength: 3}), (changes: Change[]) => {
      expect(parseChanges(printChanges(PAGE, changes))).toEqual(changes);
    }),
  );
});

test('a page that a host sends instead has no changes', () => {
  expect(parseChanges('<!doctype html><title>Not found</title>')).toEqual([]);
});
