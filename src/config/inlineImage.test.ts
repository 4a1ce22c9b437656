import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {inlineImage} from './inlineImage';

test('the address holds the drawing, and nothing that would end it in HTML or CSS', () => {
  const address = inlineImage('static/img/logo.svg');
  const [, body = ''] = /^data:image\/svg\+xml,(.*)$/.exec(address) ?? [];
  expect(body).not.toMatch(/["#<>]/);
  const drawing = readFileSync(new URL('../../static/img/logo.svg', import.meta.url), 'utf8');
  const paths = (text: string): string[] => [...text.matchAll(/ d=["']([^"']+)/g)].map(([, path = '']) => path);
  expect(paths(decodeURIComponent(body))).toEqual(paths(drawing));
  expect(paths(drawing)).toHaveLength(2);
});

test('a drawing that is not there is an error that names it', () => {
  expect(() => inlineImage('static/img/missing.svg')).toThrow('missing.svg');
});
