import {expect, test} from 'vitest';
import {readRunnableText} from '../../lib/readRunnableText';
import {buildDiffHtml} from './buildDiffHtml';

const DIFF = '  call<A>(\n-   a,\n-   b,\n+   c,\n+\n+ )\n  )\n-';

test('neighboring lines with one sign are one element, and signs are text', () => {
  expect(buildDiffHtml(DIFF)).toBe(
    '  call&lt;A&gt;(\n<del class=c-r>-   a,\n-   b,\n</del><ins class=c-a>+   c,\n+\n+ )\n</ins>  )\n<del class=c-r>-</del>',
  );
});

test('copying takes the newer side', () => {
  expect(readRunnableText(buildDiffHtml(DIFF), 'diff')).toBe('call<A>(\n  c,\n\n)\n)');
});
