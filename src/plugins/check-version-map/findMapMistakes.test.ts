import {describe, expect, test} from 'vitest';
import {findCounterpart, otherVersion, WITHOUT_NAMESAKE} from '../../lib/versionMap';
import {findMapMistakes} from './findMapMistakes';

const targetsOf = (version: keyof typeof WITHOUT_NAMESAKE) =>
  Object.values(WITHOUT_NAMESAKE[version]).flatMap((to) => (to === null ? [] : [to.split('#')[0] ?? '']));

/** Pages that match the map exactly: its entries and their targets. */
function fittingPages() {
  const shared = ['overview', 'hooks/useQuery', 'hooks/useMutationState', 'codegen/create-api-client-function'];
  const names = (version: keyof typeof WITHOUT_NAMESAKE) => Object.keys(WITHOUT_NAMESAKE[version]);
  const both = [...new Set([...shared, ...targetsOf('current'), ...targetsOf('1.x')])].filter(
    (route) => !names('current').includes(route) && !names('1.x').includes(route),
  );
  return {current: [...both, ...names('current')], '1.x': [...both, ...names('1.x')]};
}

test('nothing is wrong with pages that fit', () => {
  expect(findMapMistakes(fittingPages())).toEqual([]);
});

test('names a page without an entry', () => {
  const pages = fittingPages();
  expect(findMapMistakes({...pages, current: [...pages.current, 'hooks/useNew']})).toEqual([
    '"hooks/useNew" of "current" has no page at the same route in "1.x". Add an entry: the route of the "1.x" page on the same subject, or null if there is none.',
  ]);
});

test('names an entry that leads nowhere', () => {
  const pages = fittingPages();
  const mistakes = findMapMistakes({
    ...pages,
    '1.x': pages['1.x'].filter((route) => route !== 'hooks/useMutationState'),
  });
  expect(mistakes).toContain(
    'The entry "query-client/getMutationCache" of "current" leads to "hooks/useMutationState", which is not a page of "1.x". Correct the route.',
  );
});

test('names an entry that is not needed, and one without a page', () => {
  const pages = fittingPages();
  expect(findMapMistakes({...pages, '1.x': [...pages['1.x'], 'migrating-to-v2.6.0']})).toEqual([
    'The entry "migrating-to-v2.6.0" of "current" is not needed: "1.x" has a page at the same route. Remove it.',
  ]);
  expect(findMapMistakes({...pages, '1.x': pages['1.x'].filter((route) => route !== 'hooks/qraft-context')})).toEqual([
    'The entry "hooks/qraft-context" of "1.x" is not a page. Remove it.',
  ]);
});

describe('findCounterpart()', () => {
  test.each([
    ['current', 'hooks/useQuery', {to: 'hooks/useQuery', isSameSubject: true}],
    ['current', 'codegen/CLI', {to: 'codegen/cli', isSameSubject: true}],
    ['1.x', 'codegen/cli', {to: 'codegen/CLI', isSameSubject: true}],
    ['1.x', 'hooks/qraft-context', {to: 'codegen/create-api-client-function#react-context', isSameSubject: true}],
    ['current', 'eslint/no-unstable-deps', {to: 'overview', isSameSubject: false}],
    ['current', 'constructor', {to: 'constructor', isSameSubject: true}],
  ] as const)('%s %s', (version, route, expected) => {
    expect(findCounterpart(version, route)).toEqual(expected);
  });

  test('asks for an entry when a version is new', () => {
    expect(() => otherVersion('3.x')).toThrow('The version "3.x" is not in src/lib/versionMap.ts');
  });
});
