import {expect, test} from 'vitest';
import {readRunnableText} from '../../lib/readRunnableText';
import {buildDiffHtml} from './buildDiffHtml';

const LINES = [
  {sign: ' ', text: 'call<A>('},
  {sign: '-', text: '  a,'},
  {sign: '-', text: '  b,'},
  {sign: '+', text: '  c,'},
  {sign: ' ', text: ')'},
] as const;

test('neighbors of one sign are one element, and signs are text', () => {
  expect(buildDiffHtml(LINES)).toBe(
    '  call&lt;A&gt;(\n<del class=c-r>-   a,\n-   b,\n</del><ins class=c-a>+   c,\n</ins>  )',
  );
});

test('the newer side is what is copied', () => {
  expect(readRunnableText(buildDiffHtml(LINES), 'diff')).toBe('call<A>(\n  c,\n)');
});
