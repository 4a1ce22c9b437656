// cspell:ignore Qeury setquerydata Cscript
import {describe, expect, test} from 'vitest';
import {readWords, suggestPages} from './suggestPages';

const PATHS = [
  '/base/docs/hooks/useQuery',
  '/base/docs/hooks/useQueries',
  '/base/docs/hooks/useSuspenseQuery',
  '/base/docs/query-client/setQueryData',
  '/base/docs/codegen/CLI',
  '/base/docs/migrating-to-v2.6.0',
  '/base/docs/1.x/hooks/useQuery',
] as const;

test.each([
  ['/base/docs/hooks/useQeury', '/base/docs/hooks/useQuery'],
  ['/base/docs/useSuspenseQuery', '/base/docs/hooks/useSuspenseQuery'],
  ['/base/docs/query-client/setquerydata/', '/base/docs/query-client/setQueryData'],
  ['/base/docs/2.x/codegen/cli.html', '/base/docs/codegen/CLI'],
])('%s is most like %s', (missing, expected) => {
  expect(suggestPages(missing, PATHS)[0]).toBe(expected);
});

test.each(['/base/docs/pricing', '/base/', '/base/%E0%A4%A', '/base/docs/日本語', `/base/${'x'.repeat(5000)}`])(
  'nothing is like %s',
  (missing) => {
    expect(suggestPages(missing, PATHS)).toEqual([]);
  },
);

test('suggests at most as many as wanted', () => {
  expect(suggestPages('/base/docs/hooks/useQuery2', PATHS, 2)).toHaveLength(2);
});

describe('readWords()', () => {
  test.each([
    ['docs/hooks/useQeury.html', 'hooks useQeury'],
    ['/docs/1.x/codegen/cli/', 'codegen cli'],
    ['/docs/%3Cscript%3E', 'script'],
    ['/', ''],
  ])('%s', (path, words) => {
    expect(readWords(path)).toBe(words);
  });
});
