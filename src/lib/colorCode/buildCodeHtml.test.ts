import {expect, test} from 'vitest';
import {CODE_ROLES} from './codeRoles';
import {readCodeText} from '../readCodeText';
import {buildCodeHtml} from './buildCodeHtml';

test('makes elements of colored pieces only', () => {
  expect(buildCodeHtml('const a = 1;\nf(a)', 'ts')).toBe('<i>const</i> a = <i class=c-v>1</i>;\n<i class=c-f>f</i>(a)');
});

test('marks lines, with their line break inside', () => {
  expect(buildCodeHtml('a\nb\nc', 'text', {lineClasses: {1: ['marked', 'wrong']}})).toBe(
    'a\n<span class="marked wrong">b\n</span>c',
  );
});

test('makes every line an element when they are numbered', () => {
  expect(buildCodeHtml('a\n\nb', 'text', {hasLineNumbers: true, lineClasses: {2: ['marked']}})).toBe(
    '<span class="code-line">a\n</span><span class="code-line">\n</span><span class="code-line marked">b</span>',
  );
});

test('gives the code back to who reads its text', () => {
  const code = 'if (a < b && c > "<span class=c-v>&lt;")\n  return <div>&amp;</div>;\n\n// ü';
  expect(readCodeText(buildCodeHtml(code, 'tsx', {lineClasses: {0: ['marked']}}))).toBe(code);
});

test('no two roles share the letter that is their class', () => {
  expect(new Set(CODE_ROLES.map((role) => role.charAt(0))).size).toBe(CODE_ROLES.length);
});
