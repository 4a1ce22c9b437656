// cspell:ignore Quary
import path from 'node:path';
import {expect, test} from 'vitest';
import {makeSite} from '../../src/remark/samples/fixture.testing';
import {isSelected, listTestFilters, parseSelection} from './selection';

function makeSamples(): string {
  const files = [
    'v2/src/hooks/useQuery/BookPage.tsx',
    'v2/src/hooks/useQuery/BookPage.test.tsx',
    'v2/src/hooks/useQuery/BookPage.recording.json',
    'v2/src/hooks/useQuery/client.ts',
    'v2/src/eslint/rules/a.ts',
    'v1/src/hooks/useQuery/BookPage.tsx',
  ];
  return path.join(makeSite(Object.fromEntries(files.map((file) => [`samples/${file}`, '']))), 'samples');
}

test.each<[string[], object]>([
  [[], {versions: ['v2', 'v1']}],
  [['v1'], {versions: ['v1']}],
  [['v2', 'hooks/useQuery'], {versions: ['v2'], path: 'hooks/useQuery'}],
  [['hooks/useQuery/'], {versions: ['v2', 'v1'], path: 'hooks/useQuery'}],
  [['eslint'], {versions: ['v2'], path: 'eslint'}],
  [['./samples/v1/src/hooks/useQuery/BookPage.tsx'], {versions: ['v1'], path: 'hooks/useQuery/BookPage.tsx'}],
])('%j selects %j', (commandArguments, selection) => {
  expect(parseSelection(commandArguments, makeSamples())).toEqual(selection);
});

test.each([
  [['v3'], 'There is no "v3" in samples/v2/src. Did you mean "hooks"? It has: eslint, hooks.'],
  [
    ['v1', 'hooks/useQuary'],
    'There is no "useQuary" in samples/v1/src/hooks. Did you mean "useQuery"? It has: useQuery.',
  ],
  [
    ['hooks/useQuery/Book.tsx'],
    'There is no "Book.tsx" in samples/v2/src/hooks/useQuery. Did you mean "BookPage.tsx"? ' +
      'It has: BookPage.tsx, client.ts.',
  ],
])('%j is an error that lists what exists', (commandArguments, message) => {
  expect(() => parseSelection(commandArguments, makeSamples())).toThrow(message);
});

test('a folder selects what is in it, but not folders whose names start with the same text', () => {
  expect(isSelected('hooks/useQuery/a.ts', 'hooks/useQuery')).toBe(true);
  expect(isSelected('hooks/useQueryOther/a.ts', 'hooks/useQuery')).toBe(false);
  expect(isSelected('hooks/useQuery/a.ts', undefined)).toBe(true);
});

test('a file selects its test, recordings and messages too', () => {
  expect(isSelected('a/BookPage.errors.json', 'a/BookPage.tsx')).toBe(true);
  expect(isSelected('a/BookPage.tsx', 'a/BookPage.test.tsx')).toBe(true);
  expect(isSelected('a/BookPageTwo.tsx', 'a/BookPage.tsx')).toBe(false);
});

test('a file is tested by its own test, or by those of its folder', () => {
  const source = path.join(makeSamples(), 'v2/src');
  const filter = (selected?: string) => listTestFilters(source, selected).map((file) => file.replace(source, ''));
  expect(filter('hooks/useQuery/BookPage.tsx')).toEqual(['/hooks/useQuery/BookPage.test.tsx']);
  expect(filter('hooks/useQuery/BookPage.test.tsx')).toEqual(['/hooks/useQuery/BookPage.test.tsx']);
  expect(filter('hooks/useQuery/client.ts')).toEqual(['/hooks/useQuery/']);
  expect(filter('hooks')).toEqual(['/hooks/']);
  expect(filter()).toEqual([]);
});
