import {expect, test} from 'vitest';
import {readCodeText} from '../readCodeText';
import {buildCodeHtml} from './buildCodeHtml';

const CODE = `const url = "/books/{bookId}";\nurl`;

test('puts elements around marks, inside colors and inside other marks', () => {
  const marks = [
    {start: 21, end: 27, part: 2},
    {start: 13, end: 28, part: 1},
    {start: 31, end: 34, part: 3},
  ];
  const html = buildCodeHtml(CODE, 'ts', {marks});
  expect(html).toBe(
    '<i>const</i> url = <i class=c-s>"</i><span data-part=1><i class=c-s>/books/{</i>' +
      '<span data-part=2><i class=c-s>bookId</i></span><i class=c-s>}</i></span><i class=c-s>"</i>;\n' +
      '<span data-part=3>url</span>',
  );
  expect(readCodeText(html)).toBe(CODE);
});
