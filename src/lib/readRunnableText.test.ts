import {expect, test} from 'vitest';
import {buildCodeHtml} from './colorCode/buildCodeHtml';
import {readRunnableText} from './readRunnableText';

const read = (code: string, language: string, lineClasses = {}): string =>
  readRunnableText(buildCodeHtml(code, language, {lineClasses}), language);

test('code is copied unchanged, marked lines included', () => {
  const code = 'const a = <p>{"&"}</p>;\n\nf(a);';
  expect(read(code, 'tsx', {0: ['theme-code-block-highlighted-line']})).toBe(code);
});

test('of a diff the new side is copied', () => {
  expect(read("  import x from 'x';\n- f(-1);\n-\n+ f(+1);\n+\n\n  - 2;", 'diff')).toBe(
    "import x from 'x';\nf(+1);\n\n\n- 2;",
  );
  expect(read('@@ -1 +1 @@\n-a\n+b\n c', 'diff')).toBe('b\nc');
});

test('of a shell session, only the commands are copied, without prompts and output', () => {
  expect(read('$ npm install \\\n  vite\nadded 12 packages\n$ npm start', 'bash')).toBe(
    'npm install \\\n  vite\nnpm start',
  );
  expect(read('npm install # once\necho $HOME', 'bash')).toBe('npm install # once\necho $HOME');
});

test('a dollar sign elsewhere is not a prompt', () => {
  expect(read('$ a', 'text')).toBe('$ a');
});

test('the words of the compiler are not copied', () => {
  const lineClasses = {1: ['sample-error-line'], 2: ['theme-code-block-highlighted-line', 'sample-error-line']};
  expect(read('f(const);\n// ✗ TS1: wrong\n// more', 'ts', lineClasses)).toBe('f(const);');
  expect(read('a;\n// ✗ TS1: wrong "b"\nc;', 'ts', {1: ['sample-error-line']})).toBe('a;\nc;');
});
