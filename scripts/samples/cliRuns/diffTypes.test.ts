import {expect, test} from 'vitest';
import {diffTypes} from './diffTypes';

test('shows each change with one line around it', () => {
  const before = 'a\nb\nc\nd\ne\nf\ng\nh\n';
  const after = 'a\nB\nc\nd\ne\nf\ng\nh\ni\n';
  expect(diffTypes(before, after)).toBe('  a\n- b\n+ B\n  c\n …\n  h\n+ i');
});

test('says that nothing changed', () => {
  expect(diffTypes('a\n', 'a\n')).toBe('No difference.');
});
