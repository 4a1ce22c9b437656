import {expect, test} from 'vitest';
import {extractRegion, isRegionMarker, listRegions} from './extractRegion';
import {toSourceLines} from './sourceLines';

const file = (...lines: string[]): ReturnType<typeof toSourceLines> => toSourceLines(lines.join('\n'));
const text = (lines: ReturnType<typeof toSourceLines>): string[] => lines.map((line) => line.text);

test('takes the lines between the markers in TypeScript, JSX, YAML and HTML comments', () => {
  const lines = file(
    ...['// #region ts', 'a', '// #endregion ts', '{/* #region jsx */}', 'b', '{/* #endregion jsx */}'],
    ...['# #region yaml', 'c', '# #endregion yaml', '<!-- #region html -->', 'd', '<!-- #endregion html -->'],
  );
  expect(listRegions(lines)).toEqual(['ts', 'jsx', 'yaml', 'html']);
  expect(['ts', 'jsx', 'yaml', 'html'].map((name) => text(extractRegion(lines, name)))).toEqual([
    ['a'],
    ['b'],
    ['c'],
    ['d'],
  ]);
});

test('allows regions within and across each other', () => {
  const lines = file('// #region a', '1', '// #region b', '2', '// #endregion a', '3', '// #endregion b');
  expect(text(extractRegion(lines, 'a'))).toEqual(['1', '// #region b', '2']);
  expect(text(extractRegion(lines, 'b'))).toEqual(['2', '// #endregion a', '3']);
});

test('closes the region opened last when the end marker has no name', () => {
  expect(text(extractRegion(file('// #region a', '1', '// #endregion'), 'a'))).toEqual(['1']);
});

test('does not take other comments for markers', () => {
  expect(isRegionMarker('// #regional offices')).toBe(false);
  expect(isRegionMarker("const marker = '// #region';")).toBe(false);
});

test.each([
  [['a'], 'There is no region "page": the file has no regions. Add "// #region page" to it.'],
  [
    ['// #region pages', '// #endregion pages', '// #region other', '// #endregion other'],
    'There is no region "page". Did you mean "pages"? The file has: pages, other.',
  ],
  [
    ['// #region page', '// #endregion page', '// #region page', '// #endregion page'],
    'Region "page" is opened twice, again on line 3.',
  ],
  [['// #region page', '// #region page'], 'Region "page" is opened twice, again on line 2.'],
  [['', '// #region page'], 'Region "page", opened on line 2, is never closed. Add "// #endregion page".'],
  [['// #endregion page'], 'Line 1 closes region "page", which is not open.'],
  [['// #region'], 'The region opened on line 1 has no name.'],
])('refuses %j', (lines, message) => {
  expect(() => extractRegion(file(...lines), 'page')).toThrow(message);
});
