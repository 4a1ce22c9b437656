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

/** The names that are found in a text when `other` has something that `own` has not. */
function find(text: string, other: Partial<VersionNames>, own: Partial<VersionNames> = {}): string[] {
  const patterns = buildPatterns({...NOTHING, ...own}, {...NOTHING, ...other});
  return findNames(text, patterns).names.map(({name}) => name);
}

test('leaves out what both versions have', () => {
  const callbacks = new Set(['useQuery', 'getMutationCache']);
  expect(find('useQuery getMutationCache', {callbacks}, {callbacks: new Set(['useQuery'])})).toEqual([
    'getMutationCache',
  ]);
});

test('finds whole words only', () => {
  const exports = new Set(['QraftContext']);
  expect(find('MyQraftContext QraftContextValue', {exports})).toEqual([]);
  expect(find('<QraftContext.Provider>', {exports})).toEqual(['QraftContext']);
});

test('finds an entry point, but not a longer path that begins with it', () => {
  const entryPoints = new Set(['@openapi-qraft/react/callbacks']);
  expect(find("from '@openapi-qraft/react/callbacks/index'", {entryPoints})).toEqual([]);
  expect(find("from '@openapi-qraft/react/callbacks'", {entryPoints})).toEqual([...entryPoints]);
});

test('lets a method be used that the QueryClient of TanStack Query has as well', () => {
  const callbacks = new Set(['ensureQueryData']);
  expect(find('queryClient.ensureQueryData(options)', {callbacks})).toEqual([]);
  expect(find('api.books.getBook.ensureQueryData()', {callbacks})).toEqual(['ensureQueryData']);
  expect(find('Use `ensureQueryData` instead.', {callbacks})).toEqual(['ensureQueryData']);
});

test('takes a name that is an option here only as a call', () => {
  const callbacks = new Set(['queryFn']);
  const own = {optionNames: new Set(['queryFn'])};
  expect(find('useQuery({}, {queryFn: () => book})', {callbacks}, own)).toEqual([]);
  expect(find('qraft.books.getBook.queryFn({}, requestFn)', {callbacks}, own)).toEqual(['queryFn']);
});

test('lets a signature use a type that this version declares without exporting it', () => {
  const exports = new Set(['QueryFilters']);
  const own = {declaredWords: exports};
  expect(find('QueryFilters', {exports}, own)).toEqual([]);
  expect(find('QueryFilters', {exports, rootExports: exports}, own)).toEqual(['QueryFilters']);
});

test('finds an option of the command line, but not a longer one', () => {
  const commandOptions = ['--redocly'];
  expect(find('openapi-qraft --redocly-help', {commandOptions})).toEqual([]);
  expect(find('openapi-qraft --redocly', {commandOptions})).toEqual(['--redocly']);
});
