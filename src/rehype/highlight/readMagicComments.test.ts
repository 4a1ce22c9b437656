import {expect, test} from 'vitest';
import {readMagicComments} from './readMagicComments';

const COMMENTS = [
  {className: 'marked', line: 'highlight-next-line', block: {start: 'highlight-start', end: 'highlight-end'}},
  {className: 'wrong', line: 'error-next-line'},
];

test('marks the line after a comment and takes the comment out', () => {
  expect(readMagicComments('a\n// highlight-next-line\nb\nc', COMMENTS)).toEqual({
    code: 'a\nb\nc',
    lineClasses: {1: ['marked']},
  });
});

test('marks every line of a block', () => {
  expect(readMagicComments('# highlight-start\na\nb\n# highlight-end\nc', COMMENTS)).toEqual({
    code: 'a\nb\nc',
    lineClasses: {0: ['marked'], 1: ['marked']},
  });
});

test('gives a line all its marks, each once', () => {
  const source = '/* highlight-start */\n{/* error-next-line */}\n<!-- highlight-next-line -->\na\n/* highlight-end */';
  expect(readMagicComments(source, COMMENTS)).toEqual({code: 'a', lineClasses: {0: ['wrong', 'marked']}});
});

test('leaves other comments and code alone', () => {
  const source = '// note\nf(); // highlight-next-line\n// highlight-next-line please';
  expect(readMagicComments(source, COMMENTS)).toEqual({code: source, lineClasses: {}});
});
