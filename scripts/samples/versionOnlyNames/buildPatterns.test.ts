import {expect, test} from 'vitest';
import {buildPatterns, type VersionNames} from './buildPatterns';
import {findNames} from './findNames';

const NOTHING: VersionNames = {
  entryPoints: new Set(),
  exports: new Set(),
  rootExports: new Set(),
  callbacks: new Set(),
  declaredWords: new Set(),
  optionNames: new Set(),
  commandOptions: [],
  furtherNames: [],
};

/** The names found in a text when only `other` has them. */
function find(text: string, other: Partial<VersionNames>, own: Partial<VersionNames> = {}): string[] {
  const patterns = buildPatterns({...NOTHING, ...own}, {...NOTHING, ...other});
  return findNames(text, patterns).names.map(({name}) => name);
}

test('ignores what both versions have', () => {
  const callbacks = new Set(['useQuery', 'getMutationCache']);
  expect(find('useQuery getMutationCache', {callbacks}, {callbacks: new Set(['useQuery'])})).toEqual([
    'getMutationCache',
  ]);
});

test('only finds whole words', () => {
  const exports = new Set(['QraftContext']);
  expect(find('MyQraftContext QraftContextValue', {exports})).toEqual([]);
  expect(find('<QraftContext.Provider>', {exports})).toEqual(['QraftContext']);
});

test('finds an entry point, but not a longer path that starts with it', () => {
  const entryPoints = new Set(['@openapi-qraft/react/callbacks']);
  expect(find("from '@openapi-qraft/react/callbacks/index'", {entryPoints})).toEqual([]);
  expect(find("from '@openapi-qraft/react/callbacks'", {entryPoints})).toEqual([...entryPoints]);
});

test("allows a method that TanStack Query's QueryClient has too", () => {
  const callbacks = new Set(['ensureQueryData']);
  expect(find('queryClient.ensureQueryData(options)', {callbacks})).toEqual([]);
  expect(find('api.books.getBook.ensureQueryData()', {callbacks})).toEqual(['ensureQueryData']);
  expect(find('Use `ensureQueryData` instead.', {callbacks})).toEqual(['ensureQueryData']);
});

test('finds a name that is also an option here only when it is called', () => {
  const callbacks = new Set(['queryFn']);
  const own = {optionNames: new Set(['queryFn'])};
  expect(find('useQuery({}, {queryFn: () => book})', {callbacks}, own)).toEqual([]);
  expect(find('qraft.books.getBook.queryFn({}, requestFn)', {callbacks}, own)).toEqual(['queryFn']);
});

test('allows a type in a signature when this version declares it without exporting it', () => {
  const exports = new Set(['QueryFilters']);
  const own = {declaredWords: exports};
  expect(find('QueryFilters', {exports}, own)).toEqual([]);
  expect(find('QueryFilters', {exports, rootExports: exports}, own)).toEqual(['QueryFilters']);
});

test('finds a command-line option, but not a longer one that starts with it', () => {
  const commandOptions = ['--redocly'];
  expect(find('openapi-qraft --redocly-help', {commandOptions})).toEqual([]);
  expect(find('openapi-qraft --redocly', {commandOptions})).toEqual(['--redocly']);
});
