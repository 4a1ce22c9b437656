import {expect, test} from 'vitest';
import {nearestName, suggestName} from './nearestName';

test('finds the name with the fewest edits', () => {
  expect(nearestName('BookPag.tsx', ['Other.tsx', 'BookPage.tsx'])).toBe('BookPage.tsx');
  expect(nearestName('a', [])).toBeUndefined();
  expect(suggestName('a', [])).toBe('');
});
