import {expect, test} from 'vitest';
import {findTests} from './findTests';

const find = (source: string) => [...findTests(source)];

test('finds tests and groups by their titles, as they are written', () => {
  const source = `
    describe('a group', () => {
      test('it\\'s here', () => {});
      test.each([1])('%s of many', () => {});
      for (const name of names) test(\`\${name}: works\`, async ({page}) => {});
    });
    test.describe('another', () => { test("inside", () => {}); });`;
  expect(find(source)).toEqual(["it's here", '%s of many', '${name}: works', 'a group', 'inside', 'another']);
});

test.each([
  "test.skip('a', () => {});",
  "test.skip.each([1])('a', () => {});",
  "test.skipIf(true)('a', () => {});",
  "test.fixme('a', async ({page}) => {});",
  "test.fails('a', () => {});",
  "test.todo('a');",
  "describe.skip('b', () => { test('a', () => {}); });",
  "test.describe.fixme('b', () => { test('a', () => {}); });",
  "test('a', () => { test.skip(); });",
  "test('a', () => { if (isSlow) test.fixme(true, 'later'); });",
  "test.describe('b', () => { test.skip(({isMobile}) => isMobile, 'why'); test('a', () => {}); });",
])('does not count what does not run: %s', (source) => {
  expect(find(source)).toEqual([]);
});

test('counts nothing of a file of which one test alone runs', () => {
  expect(find("test('a', () => {}); test.only('b', () => {});")).toEqual([]);
});

test('counts no group without a test that runs, and no text that is no test', () => {
  expect(
    find("describe('a', () => { test.skip('b', () => {}); }); // test('c', () => {});\nlog('d', () => {});"),
  ).toEqual([]);
});

test('a test that is skipped leaves the others of its group alone', () => {
  expect(find("describe('g', () => { test.skip('a', () => {}); test('b', () => {}); });")).toEqual(['b', 'g']);
});
