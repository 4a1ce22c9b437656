import {expect, test} from 'vitest';
import type {NamePattern} from './buildPatterns';
import {findNames} from './findNames';

const PATTERNS: NamePattern[] = [{name: 'QraftContext', pattern: /QraftContext/g}];

test('reports the line of every name', () => {
  expect(findNames('One.\nQraftContext\n\nQraftContext', PATTERNS)).toEqual({
    names: [
      {line: 2, name: 'QraftContext'},
      {line: 4, name: 'QraftContext'},
    ],
    idleMarkers: [],
  });
});

test('allows names in the paragraph below a marker, with or without an empty line between', () => {
  const paragraph = 'In 1.x there was\n`QraftContext`.';
  for (const text of [`{/* other-version */}\n\n${paragraph}`, `// other-version: history\n${paragraph}`]) {
    expect(findNames(text, PATTERNS)).toEqual({names: [], idleMarkers: []});
  }
});

test('does not allow names after that paragraph', () => {
  const text = '{/* other-version */}\n\n`QraftContext`\n\n`QraftContext`';
  expect(findNames(text, PATTERNS).names).toEqual([{line: 5, name: 'QraftContext'}]);
});

test('reports a marker without any name below it', () => {
  const text = '{/* other-version */}\n\nNothing.\n\n{/* other-version */}\n\n`QraftContext`\n\n{/* other-version */}';
  expect(findNames(text, PATTERNS)).toEqual({names: [], idleMarkers: [1, 9]});
});
