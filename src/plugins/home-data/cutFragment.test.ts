import {expect, test} from 'vitest';
import {cutFragment} from './cutFragment';

const YAML = ['paths:', '  /books:', '    get:', '      tags: []', '    post:', '      tags: []', ''].join('\n');

test('cuts from the first to the last line and removes the common indentation', () => {
  expect(cutFragment(YAML, {first: '  /books:', last: '      tags: []'}, 'a.yaml')).toBe(
    '/books:\n  get:\n    tags: []',
  );
});

test('leaves the last line out when it only says where to stop', () => {
  const cut = {first: '    get:', last: '    post:', lastIncluded: false};
  expect(cutFragment(YAML, cut, 'a.yaml')).toBe('get:\n  tags: []');
});

test('names the file and the line that is missing', () => {
  expect(() => cutFragment(YAML, {first: '  /pets:', last: ''}, 'a.yaml')).toThrow('a.yaml has no line "  /pets:"');
});
