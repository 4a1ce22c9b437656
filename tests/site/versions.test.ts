import {expect, test} from 'vitest';
import {WITHOUT_NAMESAKE} from '../../src/lib/versionMap';
import {BASE_URL} from '../buildFolder';
import {type BuiltPage, docPages, findElements, versionOf} from './builtSite';

const VERSIONS = {
  '2.x': {root: 'docs/', moved: WITHOUT_NAMESAKE.current, other: '1.x'},
  '1.x': {root: 'docs/1.x/', moved: WITHOUT_NAMESAKE['1.x'], other: '2.x'},
} as const;

/** Expected targets of a page's version links. Undefined when the page has no counterpart. */
function expectedAddress(page: BuiltPage): string | undefined {
  const {root, moved, other} = VERSIONS[versionOf(page) as keyof typeof VERSIONS];
  const route = page.path.slice((BASE_URL + root).length);
  const target = Object.hasOwn(moved, route) ? moved[route] : route;
  return target === null ? undefined : `${BASE_URL}${VERSIONS[other].root}${target}`;
}

function addressOf(page: BuiltPage, text: string, className: string): string | undefined {
  const links = findElements(page, 'a').filter(
    (link) => link.text === text && link.attributes.class?.split(' ').includes(className),
  );
  return links[0]?.attributes.href;
}

test('"View in" leads to the counterpart, and is missing when there is none', () => {
  const wrong = docPages.filter((page) => {
    const {other} = VERSIONS[versionOf(page) as keyof typeof VERSIONS];
    return addressOf(page, `View in ${other}`, 'doc-counterpart-link') !== expectedAddress(page);
  });
  expect(wrong.map(({file}) => file)).toEqual([]);
});

test('the version menu leads to the counterpart, or to the overview', () => {
  const wrong = docPages.filter((page) => {
    const {other} = VERSIONS[versionOf(page) as keyof typeof VERSIONS];
    const expected = expectedAddress(page) ?? `${BASE_URL}${VERSIONS[other].root}overview`;
    return addressOf(page, other, 'dropdown__link') !== expected;
  });
  expect(wrong.map(({file}) => file)).toEqual([]);
});
